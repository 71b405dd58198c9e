import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';

/** Time after which a held button repeats its action, and the time between repetitions, in ms. */
const holdMs = 400;
const repeatMs = 75;

/** Returns the handlers of a button that acts on each press, and repeatedly while it is held. */
export function useHeldButton(
  act: () => void,
  disabled: boolean | undefined,
): Pick<
  ComponentProps<'button'>,
  | 'onClick'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerLeave'
  | 'onPointerCancel'
  | 'onContextMenu'
> {
  const latestAct = useRef(act);
  useLayoutEffect(() => {
    latestAct.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the button has acted while it was held. The click at the end is then part of the same press. */
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  // A disabled button may get no event when the press ends.
  useEffect(() => () => clearTimeout(timer.current), [disabled]);

  const repeat = (ms: number) => {
    timer.current = setTimeout(() => {
      hasRepeated.current = true;
      latestAct.current();
      repeat(repeatMs);
    }, ms);
  };
  return {
    onPointerDown({ button }) {
      stop();
      hasRepeated.current = false;
      if (button === 0) repeat(holdMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch opens a menu, which would end the press.
    onContextMenu: (event) => event.preventDefault(),
    onClick() {
      if (!hasRepeated.current) act();
      hasRepeated.current = false;
    },
  };
}
