'use client';

export { MarketsPage as default } from '../../markets/MarketsPage.tsx';
