import sharp from 'sharp';

/** Source of the gallery's image. Contains no text, so it does not depend on fonts. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270">
<rect width="480" height="270" fill="#1c202b"/>
<circle cx="360" cy="110" r="70" fill="#f5b11a"/>
<path d="M0 220L120 150 200 190 320 90 480 200V270H0Z" fill="#2a3040"/>
</svg>`;

/** Writes the gallery's image in the three formats that Image supports. */
export async function writePicture(folder: string): Promise<void> {
  const image = sharp(Buffer.from(drawing));
  await Promise.all([
    image.clone().png().toFile(`${folder}/picture.png`),
    image.clone().webp({ lossless: true }).toFile(`${folder}/picture.webp`),
    image.clone().avif({ lossless: true }).toFile(`${folder}/picture.avif`),
  ]);
}
