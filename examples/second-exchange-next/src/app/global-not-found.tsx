import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { fullTitle } from '../frame/pages.ts';
import { createTexts } from '../frame/texts.ts';
import { readTexts, staticPlace } from './staticPlace.ts';
import { StaticPage } from './StaticPage.tsx';

export async function generateMetadata() {
  const place = staticPlace();
  const { t } = createTexts(place, await readTexts(place));
  return { title: fullTitle(t('notFound')) };
}

/**
 * The file `404.html`, which the host shows for unknown addresses. Its language is that of the
 * address, as soon as it starts.
 */
export default function GlobalNotFound() {
  return (
    <StaticPage isAnywhere>
      <NotFoundPage />
    </StaticPage>
  );
}
