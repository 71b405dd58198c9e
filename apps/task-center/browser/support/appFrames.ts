import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Takes the canvas away that a browser has below every page, as a webview's app does: what the page
 * leaves bare is transparent in frames and screenshots. To be called before the page is opened.
 */
export async function takeCanvasAway(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const color = { r: 0, g: 0, b: 0, a: 0 };
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color });
}

/** No text or card comes as near to a window's edge, px; a bar or a background does. */
const edge = 8;

/**
 * How many frames were opaque at the window's edges where the tab is bare now. A few of them are left
 * in `reports/`.
 */
export async function opaqueFrames(page: Page, frames: readonly string[]): Promise<number> {
  if (frames.length === 0) throw new Error('No frame was recorded.');
  const final = (await page.screenshot({ omitBackground: true })).toString('base64');
  const reader = await page.context().browser()!.newPage();
  try {
    const opaque = await reader.evaluate(readFrames, { final, frames: [...frames], edge });
    mkdirSync('reports', { recursive: true });
    for (const index of opaque.slice(0, 3)) {
      const file = join('reports', `opaque-${index}-of-${frames.length}.png`);
      writeFileSync(file, Buffer.from(frames[index] ?? '', 'base64'));
    }
    return opaque.length;
  } finally {
    await reader.close();
  }
}

/** Runs in a page: it has a PNG decoder. */
async function readFrames({
  final,
  frames,
  edge,
}: {
  final: string;
  frames: string[];
  edge: number;
}): Promise<number[]> {
  const alpha = 3;
  async function pixels(png: string) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }
  const isBare = ({ data }: ImageData, at: number) => data[at * 4 + alpha] === 0;
  const expected = await pixels(final);
  const { width, data } = expected;
  const bare = Array.from({ length: data.length / 4 }, (_, at) => at).filter((at) => {
    const x = at % width;
    return (x < edge || x >= width - edge) && isBare(expected, at);
  });
  if (bare.length === 0)
    throw new Error('The tab is opaque now: there is nothing to compare with.');
  const opaque: number[] = [];
  for (const [index, frame] of frames.entries()) {
    const seen = await pixels(frame);
    if (bare.some((at) => !isBare(seen, at))) opaque.push(index);
  }
  return opaque;
}
