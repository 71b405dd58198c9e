/** Returns a canvas as a PNG file. Rejects if the browser cannot encode it. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new Error('The browser could not encode the poster as a PNG image.')),
      'image/png',
    );
  });
}

/** Returns a drawing in one colour as an image. Rejects if the browser cannot decode it. */
export function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  // An image does not inherit the colours of the page.
  copy.setAttribute('fill', getComputedStyle(svg).fill);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return imageAt(
    `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`,
  );
}

/** Loads an image. Rejects if the browser cannot load or decode it. */
export async function imageAt(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** Returns the outlines of the brand's mark in the header, which depends on the site's edition. */
export function brandMark(): string[] {
  const mark = [...document.querySelectorAll('.x-logo-mark')].find(
    (each) => each.getClientRects().length > 0,
  );
  return [...(mark?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')!);
}
