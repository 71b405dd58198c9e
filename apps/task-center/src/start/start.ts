import { startPage } from './startPage.tsx';

// The entry point of the browser's scripts (`next.config.ts`).
void startPage(window);
