import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { absolutePath } from '../../../content/repository.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

const folder = absolutePath('docs');

export function generateStaticParams(): { name: string }[] {
  return globSync('*.{png,svg}', { cwd: folder }).map((name) => ({ name: basename(name) }));
}

/** Serves the images that the Markdown files in `docs` show. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  return new Response(readFileSync(join(folder, name)));
}
