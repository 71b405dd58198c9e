import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { galleryInChromium } from './galleryInChromium.ts';
import { pictureFolder, takePictures } from './pictures.ts';

// `pnpm run pictures`: the committed pictures become what the gallery looks like now. Look at them.
const gallery = await galleryInChromium();
try {
  const pictures = await takePictures(gallery);
  await rm(pictureFolder, { recursive: true, force: true });
  await mkdir(pictureFolder, { recursive: true });
  for (const { file, png } of pictures) await writeFile(join(pictureFolder, file), png);
  process.stdout.write(`${pictures.length} pictures in ${pictureFolder}\n`);
} finally {
  await gallery.close();
}
