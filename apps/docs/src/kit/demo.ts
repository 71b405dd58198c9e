import { lazy, type ComponentType } from 'react';

/** Title of the demo that is shown first. */
export const firstDemo = 'Basic';

/** Returns a lazy component that loads the only export of a demo file when it is rendered. */
export function demo(load: () => Promise<Record<string, ComponentType>>) {
  return lazy(async () => ({ default: Object.values(await load())[0]! }));
}
