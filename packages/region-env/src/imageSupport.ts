/** Whether the browser draws the two formats that not every browser draws. Specification 4. */
export interface ImageSupport {
  readonly avif: boolean;
  readonly webp: boolean;
}

/** The part of an `HTMLImageElement` that the probe uses. */
export interface ProbeImage {
  onload: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  src: string;
  readonly width: number;
}

export interface ImageProbe {
  /** Default: the browser's `Image`, looked up when called; without one nothing is supported. */
  readonly createImage?: (() => ProbeImage) | undefined;
}

/** One black pixel in each format. */
export const probePixels: Readonly<Record<keyof ImageSupport, string>> = {
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACggYAAaICGg0IDIQH/eHhRXAACwAAJA1jjx+3A==',
  webp: 'UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAcQEf0PRET/Aw==',
};

/** Asks the browser to draw one pixel of each format. Never rejects. */
export async function probeImageSupport(probe: ImageProbe = {}): Promise<ImageSupport> {
  const createImage = probe.createImage ?? browserImage;
  const [avif, webp] = await Promise.all([draws('avif', createImage), draws('webp', createImage)]);
  return { avif, webp };
}

/** The classes that say so on the root element: `avif` or `no-avif`, `webp` or `no-webp`. */
export function imageSupportClasses(support: ImageSupport): readonly string[] {
  return [support.avif ? 'avif' : 'no-avif', support.webp ? 'webp' : 'no-webp'];
}

function draws(format: keyof ImageSupport, createImage: () => ProbeImage): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    const image = createImage();
    // An image that "loads" without a size was not decoded.
    image.onload = () => resolve(image.width > 0);
    image.onerror = () => resolve(false);
    image.src = `data:image/${format};base64,${probePixels[format]}`;
  }).catch(() => false);
}

function browserImage(): ProbeImage {
  return new globalThis.Image();
}
