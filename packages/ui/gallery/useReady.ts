import { useEffect, useState } from 'react';

/**
 * Marks the page with `data-ready` when the effects of all components have run and the resulting changes
 * are rendered. Tests wait for this attribute.
 */
export function useReady(): void {
  const [haveEffectsRun, setHaveEffectsRun] = useState(false);
  useEffect(() => {
    if (haveEffectsRun) document.documentElement.dataset.ready = '';
    // eslint-disable-next-line react-hooks/set-state-in-effect -- rendered together with the changes of the other effects
    else setHaveEffectsRun(true);
  }, [haveEffectsRun]);
}
