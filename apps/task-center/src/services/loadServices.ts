import { nextTask } from '@exchange/site/services/browser';
import { createServices, type Services } from './services.ts';

/**
 * Loads the page's services, such as the API client and the app bridge. They are not part of the
 * initial scripts, because the page is readable without them.
 *
 * @throws ChunkError if the code cannot be loaded, or another error in an unsupported browser
 */
export async function loadServices(): Promise<Services> {
  // Lets the browser handle input before the services run, because parsing their code took time.
  await nextTask();
  return createServices(window);
}
