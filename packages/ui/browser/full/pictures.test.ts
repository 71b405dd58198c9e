import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openGallery } from '../openGallery.ts';
import { pictureFolder, takePictures, type Picture } from '../pictures.ts';

/** Tolerated colour difference per pixel, from 0 to 1. Antialiasing differs between machines. */
const threshold = 0.2;
/** Tolerated ratio of pixels above the threshold. */
const tolerated = 0.002;

/** Folder for pictures that differ and their diff images. */
const reports = join(import.meta.dirname, '../../reports/pictures');

const gallery = openGallery();
let pictures: Picture[];
beforeAll(async () => {
  pictures = await takePictures(gallery);
}, 600_000);

const pixels = async (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Describes the difference from the committed picture. undefined if they match. */
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

it('has a committed picture for every rendered one, and no others', async () => {
  expect(pictures.map(({ file }) => file).sort()).toEqual((await readdir(pictureFolder)).sort());
});

it('matches the committed pictures (update with `pnpm run pictures` and review the changes)', async () => {
  const differences = [];
  for (const picture of pictures) differences.push(await difference(picture));
  expect(differences.filter((message) => message !== undefined)).toEqual([]);
});

it('detects a button of another colour or 1 px lower', async () => {
  const { png } = pictures.find(({ file }) => file === 'button.dark-en.png') ?? { png: undefined };
  if (!png) throw new Error('No picture button.dark-en.png was taken.');
  const { data, info } = await pixels(png);
  const { width, height } = info;
  const lower = Buffer.concat([data.subarray(0, width * 4), data]).subarray(0, data.length);
  const other = (await pixels(await sharp(png).modulate({ hue: 60 }).toBuffer())).data;
  for (const changed of [lower, other]) {
    const off = pixelmatch(data, changed, undefined, width, height, { threshold });
    expect(off / (width * height)).toBeGreaterThan(tolerated);
  }
});
