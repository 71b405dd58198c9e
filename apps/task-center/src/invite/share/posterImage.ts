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
export async function imageOf(svg: SVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGElement;
  // An image does not inherit the colours of the page.
  copy.setAttribute('fill', getComputedStyle(svg).fill);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
