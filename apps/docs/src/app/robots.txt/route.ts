export const dynamic = 'force-static';

/** Search engines may read everything. */
export function GET(): Response {
  return new Response('User-agent: *\nAllow: /\n');
}
