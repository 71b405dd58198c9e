import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { absolutePath } from '../../../content/repository.ts';
import { galleryFolder, galleryPictures } from '../../galleryPictures.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Paths of the images that the site shows, by name. */
const files = new Map([
  ...globSync('docs/*.{png,svg}', { cwd: absolutePath('.') }).map(
    (file) => [basename(file), file] as const,
  ),
  ...galleryPictures.map(({ name }) => [name, join(galleryFolder, name)] as const),
]);

export function generateStaticParams(): { name: string }[] {
  return [...files.keys()].map((name) => ({ name }));
}

/** Serves the images in `docs`, and the pictures of components on the home page. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  return new Response(readFileSync(absolutePath(files.get(name)!)));
}
