import { versions } from '../../site/versions.ts';

export const dynamic = 'force-static';

/** Versions for the switch in the header, also in the pages of older versions. */
export function GET(): Response {
  return Response.json(versions);
}
