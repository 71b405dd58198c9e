import { afterEach, expect, it, vi } from 'vitest';
import { imageSupportClasses, probeImageSupport, type ProbeImage } from './imageSupport.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a function that creates fake images. `loadsEmpty` fires `load` for an image that was not decoded. */
function imagesOf(outcomes: Record<string, 'draws' | 'loadsEmpty' | 'fails'>) {
  return (): ProbeImage => {
    const image = { onload: null, onerror: null, width: 0 } as ProbeImage & { width: number };
    return Object.defineProperty(image, 'src', {
      set(src: string) {
        const outcome = outcomes[/^data:image\/(\w+);base64,/.exec(src)?.[1] ?? ''];
        queueMicrotask(() => {
          if (outcome === 'draws') image.width = 1;
          if (outcome === 'fails') image.onerror?.(undefined as never);
          else image.onload?.(undefined as never);
        });
      },
    });
  };
}

/** An image that never loads and never fails, as in jsdom. */
function silentImage(): ProbeImage {
  return { onload: null, onerror: null, src: '', width: 0 };
}

it.each([
  ['draws', 'draws', { avif: true, webp: true }, ['avif', 'webp']],
  ['fails', 'draws', { avif: false, webp: true }, ['no-avif', 'webp']],
  ['loadsEmpty', 'fails', { avif: false, webp: false }, ['no-avif', 'no-webp']],
] as const)('detects support if avif %s and webp %s', async (avif, webp, support, classes) => {
  const answer = await probeImageSupport({ createImage: imagesOf({ avif, webp }) });
  expect(answer).toEqual(support);
  expect(imageSupportClasses(answer)).toEqual(classes);
});

it('reports no support outside a browser', async () => {
  expect(await probeImageSupport()).toEqual({ avif: false, webp: false });
});

it('reports no support if an image neither loads nor fails within the time limit', async () => {
  vi.useFakeTimers();
  const answer = probeImageSupport({ createImage: silentImage });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toEqual({ avif: false, webp: false });
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps the detected support if only one format does not answer', async () => {
  vi.useFakeTimers();
  const createImage = vi.fn(imagesOf({ webp: 'draws' })).mockReturnValueOnce(silentImage());
  const answer = probeImageSupport({ createImage });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toEqual({ avif: false, webp: true });
});

it('leaves no timer behind', async () => {
  vi.useFakeTimers();
  await probeImageSupport({ createImage: imagesOf({ avif: 'draws', webp: 'fails' }) });
  await probeImageSupport();
  expect(vi.getTimerCount()).toBe(0);
});
