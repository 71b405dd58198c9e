import fc, { anyCodePoint } from '@tooling/testing/fastCheck';
import { describe, expect, it, vi } from 'vitest';
import { preferredFormat } from './imageFormat.ts';
import { imageUrl } from './imageUrl.ts';

const picture = 'https://static.brand.com/a/b.png';

describe('size', () => {
  it.each([
    [{}, ''],
    [{ width: 100 }, '?width=100'],
    [{ width: 100, height: 50 }, '?width=100&height=50'],
    [{ width: 100, height: 50, pixelRatio: 2 }, '?width=200&height=100'],
    [{ width: 33, pixelRatio: 1.5 }, '?width=50'],
    [{ width: 0.1 }, '?width=1'],
    [{ width: Number.NaN, height: -5 }, ''],
    [{ width: Infinity, height: 0 }, ''],
    [{ width: 10, pixelRatio: 0 }, '?width=10'],
    [{ width: 10, pixelRatio: Number.NaN }, '?width=10'],
    [{ format: 'webp' }, '?format=webp'],
    [{ width: 10, format: 'png' }, '?width=10'],
  ] as const)('maps %j to %s', (request, query) => {
    expect(imageUrl(picture, request)).toBe(picture + query);
  });

  it('keeps query and hash and replaces existing size parameters', () => {
    expect(imageUrl('/a.jpg?v=2&width=9#top', { width: 20 })).toBe('/a.jpg?v=2&width=20#top');
    expect(imageUrl('/a.jpg?width=9&v=2&width=8', { width: 20 })).toBe('/a.jpg?v=2&width=20');
    expect(imageUrl('/a.jpg?w%69dth=9&height=1', { width: 20 })).toBe('/a.jpg?height=1&width=20');
    expect(imageUrl('/a.jpg?width', { width: 20 })).toBe('/a.jpg?width=20');
  });

  const signed = "?v&Policy=a~b/c&sig=%7e+%20=&&x=(1)'*";
  it('keeps the spelling of other parameters, so that signed URLs stay valid', () => {
    expect(imageUrl(`/a.jpg${signed}`)).toBe(`/a.jpg${signed}`);
    expect(imageUrl(`/a.jpg${signed}`, { width: 9 })).toBe(`/a.jpg${signed}&width=9`);
    expect(imageUrl(`/a.jpg${signed}#y`, { format: 'webp' })).toBe(`/a.jpg${signed}&format=webp#y`);
  });

  it.each(['/a.png?', '/a.png?#', '/a.png#', '/a.png?v=2', '/a.png?width=9&format=webp'])(
    'returns %s unchanged if no size or format is requested',
    (source) => {
      expect(imageUrl(source)).toBe(source);
      expect(imageUrl(source, { width: Number.NaN, format: undefined })).toBe(source);
    },
  );

  it('adds parameters after an empty query', () => {
    expect(imageUrl('/a.png?', { width: 1 })).toBe('/a.png?width=1');
    expect(imageUrl('/a.png?#top', { width: 1 })).toBe('/a.png?width=1#top');
  });

  it('replaces a format that the URL already contains', () => {
    expect(imageUrl('/a.png?format=webp', { format: 'avif' })).toBe('/a.png?format=avif');
    expect(imageUrl('/a.png?format=webp', { format: 'png' })).toBe('/a.png');
  });
});

describe('formats', () => {
  it.each(['png', 'jpg', 'jpeg', 'webp', 'tiff', 'avif', 'PNG'])(
    'converts %s images',
    (extension) => {
      expect(imageUrl(`/a.${extension}`, { format: 'webp', width: 8 })).toMatch(
        /^\/a\.\w+\?width=8/,
      );
    },
  );

  it.each(['png', 'jpg', 'jpeg', 'webp', 'avif'] as const)('converts images to %s', (format) => {
    expect(imageUrl('/a.tiff', { format })).toBe(`/a.tiff?format=${format}`);
  });

  it.each([
    ['/a.svg', undefined, 'svg'],
    ['/a.gif?x.png', 'webp', 'gif'],
    ['/a', 'webp', ''],
    ['/a.tiff', undefined, 'tiff'],
    ['/a.png', 'tiff', 'tiff'],
    ['/a.png', '__proto__', '__proto__'],
    ['', undefined, ''],
  ])('logs and leaves %s unchanged for the format %s', (source, format, named) => {
    const logError = vi.fn();
    expect(imageUrl(source, { format: format as never, width: 9, logError })).toBe(source);
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`"${named}"`));
  });

  it.each([
    ['logo.svg', {}],
    ['logo.svg', { width: Number.NaN }],
    ['/a.gif?v=1', {}],
    ['/a', { format: undefined }],
  ])('returns %s unchanged without logging if nothing is requested', (source, request) => {
    const logError = vi.fn();
    expect(imageUrl(source, { ...request, logError })).toBe(source);
    expect(logError).not.toHaveBeenCalled();
  });

  it('logs to the console by default', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    imageUrl('/a.bmp', { width: 9 });
    expect(error).toHaveBeenCalledOnce();
  });

  it.each(['data:image/png;base64,AAAA', 'blob:https://brand.com/1'])(
    'leaves %s unchanged without logging',
    (source) => {
      const logError = vi.fn();
      expect(imageUrl(source, { width: 9, logError })).toBe(source);
      expect(logError).not.toHaveBeenCalled();
    },
  );

  it('resizes images whose path or query contains another scheme', () => {
    const source = '/proxy/data:1/a.png?from=blob:2&to=x';
    expect(imageUrl(source, { width: 9 })).toBe(`${source}&width=9`);
  });

  it('prefers the smallest supported format', () => {
    expect(preferredFormat({ avif: true, webp: true })).toBe('avif');
    expect(preferredFormat({ avif: false, webp: true })).toBe('webp');
    expect(preferredFormat({ avif: false, webp: false })).toBeUndefined();
  });
});

it('does not throw for any source', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCodePoint }), (source) => {
      expect(typeof imageUrl(source, { width: 9, logError: () => undefined })).toBe('string');
    }),
  );
});
