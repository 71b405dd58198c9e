import { pathFrom, usePage } from '@exchange/site/page';
import { useGoLink } from '@exchange/site/page/app-links';
import type { Task } from '@exchange/task-center-api';
import type { ButtonProps } from '@exchange/ui';
import { useData } from '../data/DataContext.ts';
import { useShareLink } from '../screen/useShareLink.ts';

/**
 * Returns a function that returns the properties of the button that starts a task: a link to the page where it is done.
 * A post about the exchange is written elsewhere, so its button shares the link of the task centre.
 */
export function useStartTask(): (
  task: Pick<Task, 'task_id' | 'kind' | 'go_path'>,
) => Pick<ButtonProps, 'href' | 'onClick'> {
  const page = usePage();
  const goLink = useGoLink();
  const shareLink = useShareLink();
  const { track } = useData();
  return ({ task_id: id, kind, go_path: path }) => {
    const start = () => track('start', { what: `task ${id}` });
    if (kind !== 'community') return { href: goLink(path), onClick: start };
    return {
      onClick() {
        start();
        void shareLink(location.origin + pathFrom(page, '/task-center'));
      },
    };
  };
}
