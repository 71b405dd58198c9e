import { brand } from '../../exchange.config.ts';
import { NotFoundPage } from './NotFound.tsx';
import { StaticPage } from './StaticPage.tsx';

export const metadata = { title: brand };

/** The file `404.html`, which the host shows for unknown addresses. Its language is that of the address, as soon as it starts. */
export default function GlobalNotFound() {
  return (
    <StaticPage isAnywhere>
      <NotFoundPage />
    </StaticPage>
  );
}
