import { startPage } from '@exchange/site/page/start';
import ErrorPage from '../pages/_error.tsx';

// The entry point of the browser's scripts (`next.config.ts`).
void startPage(window, ErrorPage, (message, error) => console.error(message, error));
