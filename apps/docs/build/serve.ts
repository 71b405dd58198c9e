import { siteServer } from './siteServer.ts';

// Serves the built site on this machine, on `PORT` or 3002.
const port = Number(process.env['PORT'] ?? 3002);
siteServer().listen(port, 'localhost', () => {
  console.log(`Documentation: http://localhost:${port}/`);
});
