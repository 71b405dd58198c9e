import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Image } from './image.tsx';

const picture = { src: '/a.png', avif: '/a.avif', webp: '/a.webp', width: 320, height: 180 };
const formats = () => [...document.querySelectorAll('source')].map(({ type }) => type);

describe('Image', () => {
  it('offers newer formats first, reserves its space and loads lazily', () => {
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

  it('lists every format in static HTML', () => {
    const html = renderToStaticMarkup(<Image {...picture} alt="" loading="eager" />);
    expect(html.indexOf('/a.avif')).toBeLessThan(html.indexOf('/a.webp'));
    expect(html.indexOf('/a.webp')).toBeLessThan(html.indexOf('/a.png'));
    expect(html).toContain('loading="eager"');
    expect(html).not.toMatch(/style=/);
  });

  it('tries src next, then shows the fallback in the same space', () => {
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

  it('tries again when src changes', () => {
    const { rerender } = render(<Image src="/a.png" alt="A" width={1} height={1} />);
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    rerender(<Image src="/b.png" alt="A" width={1} height={1} />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/b.png');
  });

  it('detects that the image of a new src failed before its listener was attached', () => {
    const { container, rerender } = render(<Image src="/a.png" alt="A" width={1} height={1} />);
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/b.png');
    rerender(<Image src="/b.png" alt="A" width={1} height={1} />);
    expect(container.querySelector('.x-image-failed')).not.toBeNull();
  });

  it('is hidden from screen readers with an empty alt, and so is its fallback', () => {
    render(<Image src="/a.png" alt="" width={1} height={1} />);
    fireEvent.error(document.querySelector('img') ?? document.body);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('decodes asynchronously and combines its class with a given one', () => {
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
    // The default fallback is an icon.
    expect(failed?.querySelector('.x-image-fallback svg')?.getAttribute('width')).toBe('24');
  });

  it('passes the ref, attributes and handlers on to the fallback', () => {
    const press = vi.fn();
    const ref = createRef<HTMLElement>();
    render(
      <Image
        src="/a.png"
        alt="A"
        width={1}
        height={1}
        ref={ref}
        data-testid="it"
        title="Campaign"
        onClick={press}
        sizes="100vw"
        fetchPriority="high"
        crossOrigin="anonymous"
        onLoad={() => undefined}
      />,
    );
    fireEvent.error(screen.getByRole('img'));
    const fallback = screen.getByTestId('it');
    expect(fallback.localName).toBe('span');
    expect(ref.current).toBe(fallback);
    fireEvent.click(fallback);
    expect(press).toHaveBeenCalledOnce();
    // Attributes that only an <img> can have are left out.
    expect(fallback.getAttributeNames().sort()).toEqual([
      'aria-label',
      'class',
      'data-testid',
      'role',
      'title',
    ]);
  });

  it('offers a single newer format', () => {
    render(<Image src="/a.png" webp="/a.webp" alt="A" width={1} height={1} />);
    expect(formats()).toEqual(['image/webp']);
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/a.webp');
  });

  it('creates a new element for the next format', () => {
    render(<Image {...picture} alt="A" />);
    const first = screen.getByRole('img');
    fireEvent.error(first);
    expect(screen.getByRole('img')).not.toBe(first);
  });

  it('offers every format again when src changes', () => {
    const { rerender } = render(<Image {...picture} alt="A" />);
    fireEvent.error(screen.getByRole('img'));
    expect(formats()).toEqual([]);
    rerender(<Image {...picture} src="/b.png" alt="A" />);
    expect(formats()).toEqual(['image/avif', 'image/webp']);
  });

  it.each([
    ['has failed', true, 0, '/a.png', true],
    ['is loading', false, 0, '/a.png', false],
    ['has loaded', true, 320, '/a.png', false],
    ['has no URL yet', true, 0, '', false],
  ])(
    'detects on mount whether an image from static HTML %s',
    (_, complete, width, src, fellBack) => {
      vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
      vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
      vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(src);
      const { container } = render(<Image src="/a.png" alt="A" width={1} height={1} />);
      expect(container.querySelector('.x-image-failed') !== null).toBe(fellBack);
    },
  );
});
