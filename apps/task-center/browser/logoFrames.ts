import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Where the logo stands in a left-to-right page, in px. */
const corner = { width: 120, height: 48 };

/** Records what the tab paints, frame by frame, as PNG. */
export async function recordFrames(page: Page): Promise<{ stop(): Promise<string[]> }> {
  const session = await page.context().newCDPSession(page);
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      await session.detach();
      return frames;
    },
  };
}

/**
 * How many frames showed another logo than the tab shows now. A frame without any (a corner of one
 * colour, before the first paint) is no wrong one. Wrong ones are left in `reports/` to be looked at.
 */
export async function wrongLogos(page: Page, frames: readonly string[]): Promise<number> {
  if (frames.length === 0) throw new Error('No frame was recorded.');
  const final = (await page.screenshot()).toString('base64');
  const reader = await page.context().browser()!.newPage();
  try {
    const wrong = await reader.evaluate(readFrames, { final, frames: [...frames], corner });
    for (const index of wrong) {
      const file = join('reports', `wrong-logo-${index}-of-${frames.length}.png`);
      writeFileSync(file, Buffer.from(frames[index] ?? '', 'base64'));
    }
    return wrong.length;
  } finally {
    await reader.close();
  }
}

/** Runs in a page: it has a PNG decoder. */
async function readFrames({
  final,
  frames,
  corner: { width, height },
}: {
  final: string;
  frames: string[];
  corner: { width: number; height: number };
}): Promise<number[]> {
  async function pixels(png: string) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  }
  function differing(a: Uint8ClampedArray, at: (index: number) => number) {
    let count = 0;
    for (let index = 0; index < a.length; index += 4) {
      if (Math.abs(a[index]! - at(index)) > 48) count += 1;
    }
    return count;
  }
  const expected = await pixels(final);
  const wrong: number[] = [];
  for (const [index, frame] of frames.entries()) {
    const seen = await pixels(frame);
    const isBlank = differing(seen, () => seen[0]!) === 0;
    if (!isBlank && differing(seen, (pixel) => expected[pixel]!) > 20) wrong.push(index);
  }
  return wrong;
}
