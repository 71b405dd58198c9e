'use client';

// Next's route of the page in `src/markets`, which is the same with Vite.
export { MarketsPage as default } from '../../markets/MarketsPage.tsx';
