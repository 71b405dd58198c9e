import { expect, it } from 'vitest';
import { drawPoster, posterSize, type Poster } from './drawPoster.ts';

interface Written {
  text: string;
  top: number;
  size: number;
}

/** Draws a poster. Returns its texts from top to bottom, and the images with their place. */
function draw(change: Partial<Poster> = {}) {
  const written: Written[] = [];
  const images: [image: unknown, x: number, y: number, width: number, height: number][] = [];
  const size = () => Number(/(\d+)px/.exec(members.font)?.[1]);
  const members = {
    font: '',
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    // Every character is half as wide as it is high.
    measureText: (text: string) => ({ width: (text.length * size()) / 2 }),
    fillText: (text: string, _: number, top: number) => written.push({ text, top, size: size() }),
    drawImage: (...image: (typeof images)[number]) => images.push(image),
    fillRect: () => undefined,
  };
  const poster = {
    mark: [],
    art: 'art',
    value: '10 USDT',
    kind: 'Fee coupon',
    title: 'Sign up with my code',
    code: 'DEMO2026',
    note: 'Scan to sign up',
    ad: 'Ad · 18+',
    qr: 'qr',
    language: 'en',
    direction: 'ltr',
  };
  drawPoster(members as never, { ...(poster as unknown as Poster), ...change });
  return { written, images, members };
}

it('shows the reward, the invitation, the code and the advertisement mark, from top to bottom', () => {
  const drawn = draw();
  expect(drawn.written.map(({ text }) => text)).toEqual([
    '10 USDT',
    'Fee coupon',
    'Sign up with my code',
    'DEMO2026',
    'Scan to sign up',
    'Ad · 18+',
  ]);
  const tops = drawn.written.map(({ top }) => top);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops.at(-1)! + 36).toBeLessThan(posterSize.height);
  expect(drawn.images.map(([image]) => image)).toEqual(['art', 'qr']);
});

it('centres its pictures, and keeps them apart from the texts', () => {
  const { written, images } = draw();
  for (const [, x, y, width, height] of images) {
    expect(x + width / 2).toBe(posterSize.width / 2);
    expect(y + height).toBeLessThan(posterSize.height);
  }
  const isCovered = images.some(([, , y, , height]) =>
    written.some(({ top, size }) => top < y + height && y < top + size),
  );
  expect(isCovered).toBe(false);
});

it('wraps a long invitation in lines that do not overlap', () => {
  const drawn = draw({ title: 'Sign up with my code and get ten USDT as soon as you trade' });
  const lines = drawn.written.slice(2, -3);
  expect(lines.length).toBeGreaterThan(1);
  lines.slice(1).forEach(({ top }, index) => {
    expect(top - lines[index]!.top).toBeGreaterThanOrEqual(48);
  });
});

it('writes a long amount smaller, so that it fits', () => {
  const [value] = draw({ value: '1,000,000.00 USDT' }).written;
  expect((value!.text.length * value!.size) / 2).toBeLessThanOrEqual(posterSize.width - 2 * 96);
  expect(draw().written[0]!.size).toBe(152);
});

it.each(['ltr', 'rtl'] as const)('writes in the direction %s of the language', (direction) => {
  expect(draw({ direction }).members).toMatchObject({ direction, textAlign: 'center' });
});
