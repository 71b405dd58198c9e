import { usePage } from '../../context/PageContext.tsx';
import { useServices } from '../../context/useServices.ts';
import { pathFrom } from '../../paths/address.ts';

/**
 * Returns a function that converts a path of the site to a link. Inside the app, the link opens the
 * matching native screen, if there is one.
 */
export function useGoLink(): (path: string) => string {
  const page = usePage();
  const app = useServices()?.app;
  return (path) => app?.screenOf(path) ?? pathFrom(page, path);
}
