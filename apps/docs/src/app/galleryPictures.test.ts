import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { absolutePath } from '../content/repository.ts';
import { galleryFolder, galleryPictures } from './galleryPictures.ts';

const read = (name: string) => readFileSync(join(absolutePath(galleryFolder), name));

it.each(galleryPictures)('$name has the stated size', ({ name, width, height }) => {
  const file = read(name);
  // A PNG file has its width and height in its first chunk.
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
});

it('loads at most 170 kB of pictures on the home page', () => {
  const files = [
    ...galleryPictures.map(({ name }) => read(name)),
    readFileSync(absolutePath('docs/task-center.png')),
  ];
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(170_000);
});
