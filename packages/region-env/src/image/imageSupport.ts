/** Whether the browser can draw AVIF and WebP images. */
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
  /**
   * Creates an image element. Default: the global `Image`, looked up per call. Without a global `Image`,
   * both formats count as unsupported.
   */
  readonly createImage?: (() => ProbeImage) | undefined;
  /**
   * Maximum time per image, in ms. A format whose image neither loads nor fails by then counts as unsupported.
   * Images in jsdom do neither. Default: 2000.
   */
  readonly timeoutMs?: number | undefined;
}

/** One black pixel in each format. */
const probePixels: Readonly<Record<keyof ImageSupport, string>> = {
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB4AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAmbWRhdBIACggYAAaICGg0IDIQH/eHhRXAACwAAJA1jjx+3A==',
  webp: 'UklGRhoAAABXRUJQVlA4TA4AAAAvAAAAAAcQEf0PRET/Aw==',
};

/** Loads one pixel of each format to detect support. Never rejects. */
export async function probeImageSupport(probe: ImageProbe = {}): Promise<ImageSupport> {
  const [avif, webp] = await Promise.all([draws('avif', probe), draws('webp', probe)]);
  return { avif, webp };
}

/** Returns the classes for the root element: `avif` or `no-avif`, and `webp` or `no-webp`. */
export function imageSupportClasses(support: ImageSupport): readonly string[] {
  // Spec 4, "Platform".
  return [support.avif ? 'avif' : 'no-avif', support.webp ? 'webp' : 'no-webp'];
}

function draws(
  format: keyof ImageSupport,
  { createImage = browserImage, timeoutMs = 2_000 }: ImageProbe,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<boolean>((resolve) => {
    const image = createImage();
    timer = setTimeout(() => resolve(false), timeoutMs);
    // Browsers may fire `load` for an image that they could not decode. Its width is 0.
    image.onload = () => resolve(image.width > 0);
    image.onerror = () => resolve(false);
    image.src = `data:image/${format};base64,${probePixels[format]}`;
  })
    .catch(() => false)
    .finally(() => clearTimeout(timer));
}

function browserImage(): ProbeImage {
  return new (globalThis as unknown as { Image: new () => ProbeImage }).Image();
}
