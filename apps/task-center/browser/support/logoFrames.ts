import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';

/**
 * Records on every animation frame which logo variants are visible. Read them with `logosSeen`. Call it before opening
 * the page.
 */
export async function watchLogos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { logosSeen: seen });
    function look() {
      for (const variant of document.querySelectorAll('header [data-logo]')) {
        if (variant.checkVisibility()) seen.add(variant.getAttribute('data-logo') ?? '');
      }
      requestAnimationFrame(look);
    }
    look();
  });
}

/** Returns the logo variants that were painted since the page was opened. */
export function logosSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { logosSeen: Set<string> }).logosSeen]);
}

/** Size of the window's top left corner, which contains the logo on a left-to-right page, in px. */
const corner = { width: 120, height: 48 };

interface Frame {
  /** PNG image in base64. */
  data: string;
  /** Time at which it was painted, in s since the epoch. */
  seconds: number;
}

/**
 * Records each painted frame of the tab as a PNG image, from the next navigation on. A frame of the former page can
 * arrive late, so frames are selected by the time at which they were painted.
 */
export async function recordFrames(page: Page): Promise<{ stop(): Promise<string[]> }> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let navigation: Request | undefined;
  page.once('request', (request) => (navigation = request));
  session.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
    frames.push({ data, seconds: timestamp });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    async stop() {
      await session.send('Page.stopScreencast');
      await session.detach();
      const { startTime = 0, responseStart = 0 } = navigation?.timing() ?? {};
      const isOfPage = ({ seconds }: Frame) => seconds * 1000 >= startTime + responseStart;
      return frames.filter(isOfPage).map(({ data }) => data);
    },
  };
}

/**
 * Returns the number of frames with a different logo than the tab shows now. Frames without a logo,
 * or with only part of it because the page was still loading, do not count. Writes wrong frames to
 * `reports/`.
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

/** Returns the indexes of the wrong frames. Runs in a browser page, because Node cannot decode PNG files. */
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
  const isFar = (a = 0, b = 0) => Math.abs(a - b) > 48;
  const expected = await pixels(final);
  const wrong: number[] = [];
  for (const [index, frame] of frames.entries()) {
    const seen = await pixels(frame);
    let strange = 0;
    for (let at = 0; at < seen.length; at += 4) {
      if (isFar(seen[at], expected[at]) && isFar(seen[at], seen[0])) strange += 1;
    }
    // Tolerates up to 20 different pixels, because anti-aliasing varies.
    if (strange > 20) wrong.push(index);
  }
  return wrong;
}
