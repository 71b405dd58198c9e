import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { galleryPages, launchForPictures } from './galleryPages.ts';
import { pictureFolder, takePictures } from './pictures.ts';
import { serveGallery } from './serveGallery.ts';
import { shots } from './shots.ts';

// Run by `pnpm run pictures`. Replaces the committed screenshots with current ones. Review the changes.
const gallery = await serveGallery();
const chromium = await launchForPictures();
try {
  const pages = galleryPages(chromium, gallery.origin);
  const pictures = [];
  for (const shot of shots) pictures.push(...(await takePictures(pages, shot)));
  await rm(pictureFolder, { recursive: true, force: true });
  await mkdir(pictureFolder, { recursive: true });
  for (const { file, png } of pictures) await writeFile(join(pictureFolder, file), png);
  process.stdout.write(`${pictures.length} pictures in ${pictureFolder}\n`);
} finally {
  await chromium.close();
  await gallery.close();
}
