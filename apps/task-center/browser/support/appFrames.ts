import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * Makes the browser's canvas transparent, like the webview of an app. Areas that the page does not cover are then
 * transparent in frames and screenshots. Call before opening the page.
 */
export async function takeCanvasAway(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const color = { r: 0, g: 0, b: 0, a: 0 };
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color });
}

/** Width of the strip along the window's edges to check, in px. Only bars and backgrounds reach into it. */
const edge = 8;

/**
 * Compares recorded frames with the tab as it is now. Returns the number of frames that were opaque at a window edge
 * that is transparent now. Writes up to three of them to `reports/`.
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

/** Returns the indexes of the opaque frames. Runs in a browser page, because Node cannot decode PNG files. */
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
    throw new Error(
      'The tab is opaque now, so its frames cannot be checked: call takeCanvasAway first.',
    );
  const opaque: number[] = [];
  for (const [index, frame] of frames.entries()) {
    const seen = await pixels(frame);
    if (bare.some((at) => !isBare(seen, at))) opaque.push(index);
  }
  return opaque;
}
