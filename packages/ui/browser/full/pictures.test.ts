import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { launchForPictures } from '../galleryPages.ts';
import { openGallery } from '../openGallery.ts';
import { pictureFolder, takePictures, type Picture } from '../pictures.ts';
import { shots } from '../shots.ts';

/** Tolerated colour difference per pixel, from 0 to 1. Antialiasing differs between machines. */
const threshold = 0.2;
/** Tolerated fraction of pixels whose difference exceeds the threshold. */
const tolerated = 0.002;

/** Folder for screenshots that differ, and for images of their differences. */
const reports = join(import.meta.dirname, '../../reports/pictures');

const gallery = openGallery(launchForPictures);

/** Returns the page of a screenshot: `dark-en.phone` for `header.dark-en.phone.png`. */
const pageOf = (file: string) => file.split('.').slice(1, -1).join('.');

const pixels = async (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Returns a description of the difference from the committed screenshot, or undefined if they match. */
async function difference({ file, png }: Picture): Promise<string | undefined> {
  const committed = await readFile(join(pictureFolder, file));
  const [now, then] = await Promise.all([pixels(png), pixels(committed)]);
  const { width, height } = then.info;
  let message: string | undefined;
  if (now.info.width !== width || now.info.height !== height) {
    message = `${file} is ${now.info.width} × ${now.info.height} px, was ${width} × ${height}`;
  } else {
    const shown = Buffer.alloc(width * height * 4);
    const off = pixelmatch(now.data, then.data, shown, width, height, { threshold });
    if (off / (width * height) <= tolerated) return undefined;
    message = `${file} differs in ${off} of ${width * height} px`;
    const diff = sharp(shown, { raw: { width, height, channels: 4 } }).png();
    await mkdir(reports, { recursive: true });
    await diff.toFile(join(reports, file.replace('.png', '.diff.png')));
  }
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, file), png);
  return message;
}

describe('matches the committed screenshots (update with `pnpm run pictures` and review the changes)', () => {
  for (const shot of shots) {
    const page = `${shot.page}${shot.suffix}`;
    // A second attempt takes the screenshots again.
    it(`of ${page}`, { timeout: 300_000 }, async () => {
      const committed = (await readdir(pictureFolder)).filter((file) => pageOf(file) === page);
      const pictures = await takePictures(gallery, shot);
      expect(pictures.map(({ file }) => file).sort()).toEqual(committed.sort());
      const differences = [];
      for (const picture of pictures) differences.push(await difference(picture));
      expect(differences.filter((message) => message !== undefined).join('; ')).toBe('');
    });
  }
});

it('has no committed screenshot of a page that does not exist', async () => {
  const pages = new Set(shots.map(({ page, suffix }) => `${page}${suffix}`));
  const others = (await readdir(pictureFolder)).filter((file) => !pages.has(pageOf(file)));
  expect(others).toEqual([]);
});

it('detects a button that has another colour or is 1 px lower', async () => {
  const png = await readFile(join(pictureFolder, 'button.dark-en.png'));
  const { data, info } = await pixels(png);
  const { width, height } = info;
  const lower = Buffer.concat([data.subarray(0, width * 4), data]).subarray(0, data.length);
  const other = (await pixels(await sharp(png).modulate({ hue: 60 }).toBuffer())).data;
  for (const changed of [lower, other]) {
    const off = pixelmatch(data, changed, undefined, width, height, { threshold });
    expect(off / (width * height)).toBeGreaterThan(tolerated);
  }
});
