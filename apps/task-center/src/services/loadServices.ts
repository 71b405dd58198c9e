import { loadChunk } from './browser/loadChunk.ts';
import { nextTask } from './browser/nextTask.ts';
import type { Services } from './services.ts';

/**
 * Loads the services: HTTP and app bridge. They are not part of the initial scripts,
 * because the page is readable without them.
 *
 * @throws ChunkError if the code cannot be loaded, or another error in an unsupported browser
 */
export async function loadServices(): Promise<Services> {
  const { createServices } = await loadChunk(() => import('./services.ts'));
  // Let the browser handle input after parsing the code.
  await nextTask();
  return createServices(window);
}
