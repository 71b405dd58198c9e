import { useEffect, useState, type RefObject } from 'react';

/** Lists with more options render only those in sight. */
const maxRendered = 200;
/** Number of options from the first one in sight on. A list is up to 320 px high, so not all of them are in sight. */
const countInSight = 24;
/** Number of further options at each end, so that scrolling shows no gap. */
const countBeyond = 8;
/** Height of an option until it is measured, in px. */
const usualHeight = 44;

export interface OptionsInSight {
  /** Indexes of the options to render, in order. */
  indexes: number[];
  /** Height of each option in px. Undefined if all options are rendered, which can then differ in height. */
  optionHeight: number | undefined;
}

/**
 * Returns which options of a scrolled list to render: all of a short list, and of a long one those in sight and the
 * active one, which the input refers to.
 *
 * @param list - the element that scrolls the options
 * @param options - number of options, and the index of the active one, or -1
 */
export function useOptionsInSight(
  list: RefObject<HTMLElement | null>,
  { count, active }: { count: number; active: number },
): OptionsInSight {
  const isLong = count > maxRendered;
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(usualHeight);

  useEffect(() => {
    const element = list.current;
    if (!isLong || !element) return undefined;
    const update = () => {
      const option = element.querySelector<HTMLElement>('[role=option]');
      const current = option?.offsetHeight || usualHeight;
      setHeight(current);
      setFirst(Math.floor(element.scrollTop / current));
    };
    element.addEventListener('scroll', update);
    // The height differs with a compact density or larger text.
    const frame = requestAnimationFrame(update);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', update);
      setFirst(0);
    };
  }, [list, isLong]);

  if (!isLong) {
    return { indexes: Array.from({ length: count }, (_, index) => index), optionHeight: undefined };
  }
  const start = Math.max(0, Math.min(first, count - countInSight) - countBeyond);
  const end = Math.min(count, start + countBeyond + countInSight + countBeyond);
  const indexes = Array.from({ length: end - start }, (_, index) => start + index);
  if (active >= 0 && active < start) indexes.unshift(active);
  if (active >= end) indexes.push(active);
  return { indexes, optionHeight: height };
}
