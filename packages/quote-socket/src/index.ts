export { quoteSocket } from './quoteSocket.ts';
