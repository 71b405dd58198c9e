'use client';

export { I18nProvider, useI18n } from './useI18n.tsx';
