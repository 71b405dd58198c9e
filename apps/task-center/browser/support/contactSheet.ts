/** One screenshot. `file` is its path, relative to the contact sheet. */
export interface Picture {
  file: string;
  screen: string;
  visitor: string;
  locale: string;
  device: string;
  theme: string;
}

/**
 * Returns a page with all screenshots: one section per screen and visitor. Screenshots link to their full size and show
 * the top of the screen.
 */
export function contactSheet(pictures: readonly Picture[]): string {
  const sections = new Map<string, Picture[]>();
  for (const picture of pictures) {
    const title = `${picture.screen}: ${picture.visitor}`;
    sections.set(title, [...(sections.get(title) ?? []), picture]);
  }
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the task centre</title>
<style>
  body { margin: 16px; background: #888; font: 14px/1.4 system-ui }
  section { display: flex; flex-wrap: wrap; gap: 8px; align-items: start }
  figure { margin: 0 }
  img { display: block; object-fit: cover; object-position: top; height: 480px }
  .phone img { width: 225px }
  .desktop img { width: 480px }
</style>
${[...sections].map(sectionOf).join('\n')}
`;
}

function sectionOf([title, pictures]: [string, readonly Picture[]]): string {
  return `<h2>${title}</h2>
<section>
${pictures.map(figureOf).join('\n')}
</section>`;
}

function figureOf({ file, locale, device, theme }: Picture): string {
  const name = `${locale}, ${device}, ${theme}`;
  return `<figure class="${device}"><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
}
