import { onTestFinished, vi } from 'vitest';

export interface DrawnText {
  text: string;
  /** Position in px from the left edge of the canvas. */
  x: number;
}

/** Replaces the canvas, which jsdom does not have, with one of 600 × 320 px that records the texts drawn on it. */
export function recordCanvas(): DrawnText[] {
  const drawn: DrawnText[] = [];
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(function (this: HTMLCanvasElement) {
      const members: Record<string | symbol, unknown> = {
        canvas: this,
        measureText: (text: string) => ({
          width: text.length * 6,
          actualBoundingBoxAscent: 8,
          actualBoundingBoxDescent: 2,
        }),
        fillText: (text: string, x: number) => drawn.push({ text, x }),
      };
      return new Proxy(members, {
        get: (target, name) => (name in target ? target[name] : () => undefined),
      }) as never;
    } as never);
  const getBox = vi
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 600, 320));
  vi.stubGlobal('matchMedia', () => new EventTarget());
  onTestFinished(() => {
    getContext.mockRestore();
    getBox.mockRestore();
    vi.unstubAllGlobals();
  });
  return drawn;
}
