import { useEffect, useState } from 'react';
import type { FaqGroup } from '../screen/readGroups.ts';

/** Part of the window above which a group counts as read: the rest of it is below. */
const readPart = 0.25;

/**
 * Returns the id of the group that the visitor is reading: the last one that starts in the upper
 * part of the window.
 */
export function useCurrentGroup(groups: readonly FaqGroup[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const titles = groups.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const line = innerHeight * readPart;
      const read = titles.filter((title) => title.getBoundingClientRect().top <= line);
      setCurrent((read.at(-1) ?? titles[0])?.id);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, [groups]);
  return current;
}
