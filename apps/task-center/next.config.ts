import { join } from 'node:path';
import { nextConfig } from '@exchange/site/build';
import { app, paths } from './app.config.ts';
import { openReads } from './src/services/endpointNames.ts';

export default nextConfig(app, {
  paths,
  requestsEntry: join(import.meta.dirname, 'src/shell/requestsScript.ts'),
  appFacts: { openReads: openReads() },
});
