import { expect, it } from 'vitest';
import { site as built } from '../build/site.ts';
import { screenIsThere } from './support/screens.ts';
import { openTab, serveTaskCenter } from './support/taskCenter.ts';

const site = serveTaskCenter();

/** Marks before and after hydration on the browser's timeline, and the number of tasks that it has at least. */
const expected = {
  own: ['beforeHydration', 'afterHydration', 20],
  stock: ['beforeRender', 'afterHydrate', 0],
} as const;

it.each(['', '/faq'])('hydrates /task-center%s, with our client in many tasks', async (path) => {
  const { page, complaints } = await openTab(site.browser);
  // React continues in a new task after a few milliseconds. This clock advances by a millisecond at every look.
  await page.addInitScript(() => {
    let now = 0;
    let tasks = 0;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...parameters: [unknown]) {
      tasks += 1;
      postMessage.apply(this, parameters);
    };
    const { mark } = performance;
    const tasksAt: Record<string, number> = {};
    Object.assign(performance, {
      now: () => (now += 1),
      mark(name: string, options?: PerformanceMarkOptions) {
        tasksAt[name] ??= tasks;
        return mark.call(performance, name, options);
      },
      tasksAt,
    });
  });
  await page.goto(`${site.sandbox.url}/en/task-center${path}`);
  await screenIsThere(page);
  const tasksAt = await page.evaluate(
    () => (performance as unknown as { tasksAt: Record<string, number> }).tasksAt,
  );
  const [before, after, fewest] = expected[built.client];
  const tasks = (tasksAt[after] ?? NaN) - (tasksAt[before] ?? NaN);
  expect(tasks, JSON.stringify(tasksAt)).toBeGreaterThanOrEqual(fewest);
  expect(complaints).toEqual([]);
});
