import { usePage } from '../page/PageContext.ts';
import { useServices } from '../services/ServicesContext.ts';
import { pathFrom } from '../page/pathFrom.ts';

/**
 * Returns a function that converts a path of the site to a link. Inside the app, the link opens the
 * matching native screen, if there is one.
 */
export function useGoLink(): (path: string) => string {
  const page = usePage();
  const app = useServices()?.app;
  return (path) => app?.screenOf(path) ?? pathFrom(page, path);
}
