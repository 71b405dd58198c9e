import { endpoints } from '@exchange/task-center-api';
import type { ReadName } from '../../services/server/taskCenter.ts';

/** Returns the names of the reads that respond to guests. */
export function openReads(): ReadName[] {
  return (Object.keys(endpoints) as ReadName[]).filter((name) => endpoints[name].guests);
}
