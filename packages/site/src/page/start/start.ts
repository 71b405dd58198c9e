import { ErrorPage } from './ErrorPage.tsx';
import { startPage } from './startPage.tsx';

// The entry point of the browser's scripts, in place of Next's (`nextConfig`).
// eslint-disable-next-line no-console -- the page shows only that it stopped working
void startPage(globalThis.window, ErrorPage, (message, error) => console.error(message, error));
