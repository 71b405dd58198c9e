import { userHeader } from '@exchange/exchange-api';
import { paths } from '../../app.config.ts';
import type { ReadName } from './endpointNames.ts';
import type { Caller } from './taskCenter.ts';

/** Returns the API client's options for a read. Also used before the first paint, so it imports no schemas. */
export function readCall(
  name: ReadName,
  params: Readonly<Record<string, string | number | undefined>>,
  { userId, edition }: Caller,
) {
  return {
    url: paths.taskCenter[name],
    basePath: '',
    params: { ...params, edition },
    headers: { [userHeader]: userId },
  };
}
