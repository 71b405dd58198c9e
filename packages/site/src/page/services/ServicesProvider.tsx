import {
  startTransition,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { Services } from '../register.ts';
import { ServicesContext, StartFailureContext } from './ServicesContext.ts';

/**
 * Provides the services once they are loaded, or the error if loading fails. This re-renders the whole
 * page, so the update is a transition, which React can interrupt for user input.
 *
 * @param loading - resolves to the services; undefined in the static HTML
 */
export function ServicesProvider({
  loading,
  children,
}: {
  loading: Promise<Services> | undefined;
  children: ReactNode;
}): ReactElement {
  const [services, setServices] = useState<Services>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    loading?.then((loaded) => startTransition(() => setServices(loaded)), setFailure);
  }, [loading]);
  const startFailure = useMemo(() => ({ failure, setFailure }), [failure]);
  return (
    <StartFailureContext value={startFailure}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </StartFailureContext>
  );
}
