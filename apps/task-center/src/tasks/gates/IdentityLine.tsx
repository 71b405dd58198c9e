import { useTexts } from '@exchange/site/page';
import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { GateLine } from './GateLine.tsx';
import { waitsForIdentity } from './GateText.tsx';

/** Explains the locks of a list's rows. Renders nothing if no task of the list waits for the identity check. */
export function IdentityLine({ tasks }: { tasks: readonly Task[] }): ReactElement | null {
  const t = useTexts('screen');
  return tasks.some(waitsForIdentity) ? <GateLine>{t('after_identity')}</GateLine> : null;
}
