import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Image } from './image.tsx';

const picture = { src: '/a.png', avif: '/a.avif', webp: '/a.webp', width: 320, height: 180 };
const formats = () => [...document.querySelectorAll('source')].map(({ type }) => type);

describe('Image', () => {
  it('offers newer formats first, keeps its room free, and loads late', () => {
    render(<Image {...picture} alt="Summer campaign" />);
    const image = screen.getByRole('img', { name: 'Summer campaign' });
    expect(formats()).toEqual(['image/avif', 'image/webp']);
    expect(['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual([
      '/a.png',
      '320',
      '180',
      'lazy',
    ]);
  });

  it('names in static HTML everything that the browser chooses from', () => {
    const html = renderToStaticMarkup(<Image {...picture} alt="" loading="eager" />);
    expect(html.indexOf('/a.avif')).toBeLessThan(html.indexOf('/a.webp'));
    expect(html.indexOf('/a.webp')).toBeLessThan(html.indexOf('/a.png'));
    expect(html).toContain('loading="eager"');
    expect(html).not.toMatch(/style=/);
  });

  it('gives way to the plain format, then to the fallback in the same room', () => {
    const failed = vi.fn();
    render(<Image {...picture} alt="Campaign" fallback="No picture" onError={failed} />);
    fireEvent.error(screen.getByRole('img'));
    expect(formats()).toEqual([]);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/a.png');
    expect(failed).not.toHaveBeenCalled();
    fireEvent.error(screen.getByRole('img'));
    const fallback = screen.getByRole('img', { name: 'Campaign' });
    expect(fallback.textContent).toBe('No picture');
    expect(fallback.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 320 180');
    expect(failed).toHaveBeenCalledOnce();
  });

  it('tries again for another address', () => {
    const { rerender } = render(<Image src="/a.png" alt="A" width={1} height={1} />);
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    rerender(<Image src="/b.png" alt="A" width={1} height={1} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/b.png');
  });

  it('is silent as decoration, its fallback too', () => {
    render(<Image src="/a.png" alt="" width={1} height={1} />);
    fireEvent.error(document.querySelector('img') ?? document.body);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is drawn by a decoder of its own, and keeps its class beside another one', () => {
    const { container, rerender } = render(<Image {...picture} alt="A" className="wide" />);
    const image = screen.getByRole('img');
    expect([image.className, image.getAttribute('decoding')]).toEqual(['x-image wide', 'async']);
    fireEvent.error(image);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img').className).toBe('x-image wide x-image-failed');
    rerender(<Image src="/b.png" alt="" width={1} height={1} />);
    expect(container.querySelector('img')?.className).toBe('x-image');
    fireEvent.error(container.querySelector('img')!);
    const failed = container.querySelector('.x-image-failed');
    expect(failed?.className).toBe('x-image x-image-failed');
    expect([failed?.hasAttribute('role'), failed?.hasAttribute('aria-label')]).toEqual([
      false,
      false,
    ]);
    // Its own fallback is an icon.
    expect(failed?.querySelector('.x-image-fallback svg')?.getAttribute('width')).toBe('24');
  });

  it('offers one newer format where there is one', () => {
    render(<Image src="/a.png" webp="/a.webp" alt="A" width={1} height={1} />);
    expect(formats()).toEqual(['image/webp']);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/a.webp');
  });

  it('takes a new element for another try', () => {
    render(<Image {...picture} alt="A" />);
    const first = screen.getByRole('img');
    fireEvent.error(first);
    expect(screen.getByRole('img')).not.toBe(first);
  });

  it('forgets the failure of another address', () => {
    const { rerender } = render(<Image {...picture} alt="A" />);
    fireEvent.error(screen.getByRole('img'));
    expect(formats()).toEqual([]);
    rerender(<Image {...picture} src="/b.png" alt="A" />);
    expect(formats()).toEqual(['image/avif', 'image/webp']);
  });

  it.each([
    ['failed', true, 0, '/a.png', true],
    ['is on its way', false, 0, '/a.png', false],
    ['was loaded', true, 320, '/a.png', false],
    ['has no address yet', true, 0, '', false],
  ])('looks at mount whether a picture of a static page %s', (_, complete, width, src, gaveWay) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
      get: () => src,
      configurable: true,
    });
    const { container } = render(<Image src="/a.png" alt="A" width={1} height={1} />);
    expect(container.querySelector('.x-image-failed') !== null).toBe(gaveWay);
    delete (HTMLImageElement.prototype as { currentSrc?: string }).currentSrc;
  });
});
