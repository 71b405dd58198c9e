import { wrapText } from './wrapText.ts';

export interface Poster {
  /** Invitation, such as "Join me and get 10 USDT". */
  title: string;
  /** Invitation code with its label. */
  code: string;
  /** Short text below the QR code. */
  note: string;
  /** QR code as an image. */
  qr: CanvasImageSource;
  /** BCP 47 tag of the texts' language. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Size of the poster in px, 4:5. */
export const posterSize = { width: 1080, height: 1350 } as const;

const margin = 96;
const qrSize = 420;
const font = (size: number, weight: 500 | 700) => `${weight} ${size}px system-ui, sans-serif`;

/** Draws the poster for an invitation. It always has the dark theme's colours. */
export function drawPoster(context: CanvasRenderingContext2D, poster: Poster): void {
  const { width, height } = posterSize;
  const { title, code, note, qr, language, direction } = poster;
  const start = direction === 'rtl' ? width - margin : margin;
  context.direction = direction;
  context.textBaseline = 'top';

  const background = context.createLinearGradient(0, 0, width, height);
  background.addColorStop(0, '#1c202b');
  background.addColorStop(1, '#0b0d12');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f5b11a';
  context.fillRect(direction === 'rtl' ? start - 120 : start, margin, 120, 16);

  context.textAlign = 'start';
  context.fillStyle = '#f2f4f8';
  context.font = font(84, 700);
  const fits = (line: string) => context.measureText(line).width <= width - 2 * margin;
  wrapText(title, language, fits).forEach((line, index) => {
    context.fillText(line, start, margin + 72 + index * 104);
  });

  const qrTop = height - margin - qrSize - 64;
  context.fillStyle = '#ffffff';
  context.fillRect((width - qrSize) / 2 - 24, qrTop - 24, qrSize + 48, qrSize + 48);
  context.drawImage(qr, (width - qrSize) / 2, qrTop, qrSize, qrSize);
  context.textAlign = 'center';
  context.fillStyle = '#f5b11a';
  context.font = font(56, 700);
  context.fillText(code, width / 2, qrTop - 128);
  context.fillStyle = '#b3bac9';
  context.font = font(36, 500);
  context.fillText(note, width / 2, height - margin - 16);
}
