'use client';

export { NotFoundPage } from '../frame/NotFoundPage.tsx';
