import { assistantIndex } from '../../content/assistantIndex.ts';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await assistantIndex());
}
