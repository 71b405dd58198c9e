import { prepareFirstRequests } from './firstRequests.ts';

// Runs before the page's other scripts, for apps without a script of their own (`nextConfig`).
prepareFirstRequests({ firstRead: () => undefined });
