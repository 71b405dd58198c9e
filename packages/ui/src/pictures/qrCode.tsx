import { correction, generate } from 'lean-qr';
import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../composition/classes.ts';

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Encoded text, such as a URL. At most 1,200 characters. */
  value: string;
  /** Accessible name. Show the value itself as text next to the code. */
  label: string;
  /** Width and height in px, including the quiet zone. @defaultValue `176` */
  size?: number | undefined;
}

/** Width of the empty border in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * A QR code as SVG, dark on white in both themes, because many scanners cannot read inverted codes.
 *
 * @throws an Error from the encoder if the value is too long for a QR code
 */
export function QrCode({
  value,
  label,
  size = 176,
  className,
  ...native
}: QrCodeProps): ReactElement {
  // Error correction level M tolerates scratched screens and still keeps the modules large.
  const code = generate(value, { minCorrectionLevel: correction.M });
  const edge = code.size + 2 * quietZone;
  return (
    <svg
      {...native}
      className={classes('x-qr', className)}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <path d={modules(code)} />
    </svg>
  );
}

interface Code {
  size: number;
  get: (x: number, y: number) => boolean;
}

/** Returns an SVG path with one rectangle per run of dark modules. */
function modules({ size, get }: Code): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    let x = 0;
    while (x < size) {
      const start = x;
      while (get(x, y)) x += 1;
      const width = x - start;
      if (width > 0) path += `M${start + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
      x += 1;
    }
  }
  return path;
}
