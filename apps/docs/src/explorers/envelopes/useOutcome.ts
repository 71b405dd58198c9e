import { useEffect, useState } from 'react';
import { callLab, type LabInput, type LabOutcome } from './callLab.ts';

/** Returns the outcome of the latest input. Until the call ends, returns the previous outcome. */
export function useOutcome(input: LabInput | undefined): LabOutcome | undefined {
  const [outcome, setOutcome] = useState<LabOutcome>();
  const key = input && JSON.stringify(input);
  useEffect(() => {
    if (key === undefined) return;
    let isLatest = true;
    void callLab(JSON.parse(key) as LabInput).then((next) => {
      if (isLatest) setOutcome(next);
    });
    return () => {
      isLatest = false;
    };
  }, [key]);
  return outcome;
}
