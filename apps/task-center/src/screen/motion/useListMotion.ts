import { useEffect, useState } from 'react';
import { allowsMotion } from './allowsMotion.ts';

/** Duration of the animation in ms. The animation is in CSS. */
export const listMotionMs = 200;

/** A list item. `motion` is set while the item is animated. An entering item replaces one that leaves. */
interface MovingItem {
  key: string;
  motion?: 'leaving' | 'entering';
}

/**
 * Keeps items that have left a list at their places while CSS folds them away, and marks the items
 * that enter at the same time. Under reduced motion, the list changes at once.
 *
 * @param keys - keys of the items that the list should show
 */
export function useListMotion(keys: readonly string[]): readonly MovingItem[] {
  const [shown, setShown] = useState<readonly MovingItem[]>(() => keys.map((key) => ({ key })));
  const present = shown.flatMap(({ key, motion }) => (motion === 'leaving' ? [] : [key]));
  let current = shown;
  if (keys.join('\n') !== present.join('\n')) {
    current = allowsMotion() ? merge(shown, keys) : keys.map((key) => ({ key }));
    setShown(current);
  }

  const isMoving = current.some(({ motion }) => motion !== undefined);
  useEffect(() => {
    if (!isMoving) return undefined;
    const end = () =>
      setShown((all) => all.flatMap(({ key, motion }) => (motion === 'leaving' ? [] : [{ key }])));
    const timer = setTimeout(end, listMotionMs);
    return () => clearTimeout(timer);
  }, [isMoving, shown]);

  return current;
}

/** Returns the new items in their order. Items that leave stay at their old positions. */
function merge(shown: readonly MovingItem[], keys: readonly string[]): MovingItem[] {
  const isLeaving = ({ key }: MovingItem) => !keys.includes(key);
  const hasLeaving = shown.some(isLeaving);
  const merged = keys.map((key): MovingItem => {
    const isNew = hasLeaving && !shown.some((item) => item.key === key);
    return isNew ? { key, motion: 'entering' } : { key };
  });
  for (const [place, item] of shown.entries()) {
    if (isLeaving(item)) merged.splice(place, 0, { key: item.key, motion: 'leaving' });
  }
  return merged;
}
