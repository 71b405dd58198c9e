import { searchIndex } from '../../content/searchIndex.ts';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return Response.json(await searchIndex());
}
