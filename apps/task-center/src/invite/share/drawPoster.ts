import { wrapText } from './wrapText.ts';

export interface Poster {
  /**
   * Outlines of the brand's mark in a square of 22 units: the filled shape and the lines on it.
   * Empty without a mark.
   */
  mark: readonly string[];
  /** Drawing of the friend's reward. */
  art: CanvasImageSource;
  /** Amount of the friend's reward, such as "10 USDT". */
  value: string;
  /** Kind of the friend's reward, such as "Fee coupon". */
  kind: string;
  /** Invitation, such as "Sign up with my code and get 10 USDT". */
  title: string;
  /** Invitation code. */
  code: string;
  /** Short text below the QR code. */
  note: string;
  /** Mark of advertising with the minimum age, such as "Ad · 18+". */
  ad: string;
  /** QR code as an image. */
  qr: CanvasImageSource;
  /** BCP 47 tag of the texts' language. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Size of the poster in px, 4:5. */
export const posterSize = { width: 1080, height: 1350 } as const;

const { width, height } = posterSize;
const centre = width / 2;
const textWidth = width - 2 * 96;
const qrSize = 300;
const amber = '#f5b11a';
const light = '#f2f4f8';
const grey = '#b3bac9';

interface Lettering {
  /** Font size in px. */
  size: number;
  weight: 500 | 700;
  colour: string;
}

/** Font size of a short value, in px. Longer values are smaller. */
const largestValue = 152;
const titleLettering: Lettering = { size: 48, weight: 500, colour: light };
const titleLineHeight = 62;

/** Draws the poster for an invitation on one vertical axis. It always has the dark theme's colours. */
export function drawPoster(context: CanvasRenderingContext2D, poster: Poster): void {
  const { mark, art, value, kind, title, code, note, ad, qr, language, direction } = poster;
  context.direction = direction;
  context.textBaseline = 'top';
  context.textAlign = 'center';

  const background = context.createLinearGradient(0, 0, width, height);
  background.addColorStop(0, '#1c202b');
  background.addColorStop(1, '#0b0d12');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);

  drawMark(context, mark);
  context.drawImage(art, centre - 110, 152, 220, 220);

  const write = (text: string, top: number, { size, weight, colour }: Lettering) => {
    context.font = font(size, weight);
    context.fillStyle = colour;
    context.fillText(text, centre, top);
  };
  write(value, 388, {
    size: sizeThatFits(context, value, largestValue),
    weight: 700,
    colour: light,
  });
  write(kind, 552, { size: 40, weight: 500, colour: grey });

  context.font = font(titleLettering.size, titleLettering.weight);
  const fits = (line: string) => context.measureText(line).width <= textWidth;
  wrapText(title, language, fits).forEach((line, index) => {
    write(line, 632 + index * titleLineHeight, titleLettering);
  });

  const qrTop = height - 96 - qrSize - 40;
  write(code, qrTop - 112, { size: 60, weight: 700, colour: amber });
  context.fillStyle = '#ffffff';
  context.fillRect(centre - qrSize / 2 - 20, qrTop - 20, qrSize + 40, qrSize + 40);
  context.drawImage(qr, centre - qrSize / 2, qrTop, qrSize, qrSize);
  write(note, height - 92, { size: 36, weight: 500, colour: grey });
  write(ad, height - 46, { size: 28, weight: 500, colour: grey });
}

const font = (size: number, weight: Lettering['weight']) =>
  `${weight} ${size}px system-ui, sans-serif`;

/** Returns the largest font size, up to `size`, in which a bold text fits on one line. */
function sizeThatFits(context: CanvasRenderingContext2D, text: string, size: number): number {
  context.font = font(size, 700);
  return Math.min(size, Math.floor((size * textWidth) / context.measureText(text).width));
}

/** Draws the brand's mark at the top. */
function drawMark(context: CanvasRenderingContext2D, [shape, lines]: readonly string[]): void {
  if (shape === undefined) return;
  const scale = 72 / 22;
  context.save();
  context.translate(centre - 36, 56);
  context.scale(scale, scale);
  context.fillStyle = amber;
  context.fill(new Path2D(shape));
  if (lines !== undefined) {
    context.strokeStyle = '#1a1400';
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.stroke(new Path2D(lines));
  }
  context.restore();
}
