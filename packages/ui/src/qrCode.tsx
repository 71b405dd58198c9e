import { correction, generate } from 'lean-qr';
import type { ReactElement } from 'react';

export interface QrCodeProps {
  /** What it says, such as an address: at most 1,200 characters. */
  value: string;
  /** What it is for, to screen readers; put the value itself beside it as text. */
  label: string;
  /** Edge in px, with the quiet zone. @defaultValue `176` */
  size?: number;
}

/** Empty modules around the code, as ISO/IEC 18004 asks for. */
const quietZone = 4;

/**
 * A QR code as SVG, dark on white in both themes: many cameras read it in no other way.
 *
 * @throws Error of the encoder when the value is too long for a code.
 */
export function QrCode({ value, label, size = 176 }: QrCodeProps): ReactElement {
  // Level M stands a scratched screen, and keeps the modules large.
  const code = generate(value, { minCorrectionLevel: correction.M });
  const edge = code.size + 2 * quietZone;
  return (
    <svg
      className="x-qr"
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

/** The dark modules, each run of a row as one rectangle. */
function modules({ size, get }: Code): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!get(x, y)) continue;
      const start = x;
      while (get(x + 1, y)) x++;
      const width = x - start + 1;
      path += `M${start + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
    }
  }
  return path;
}
