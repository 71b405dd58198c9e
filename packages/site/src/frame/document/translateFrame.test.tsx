import { Footer } from '@exchange/ui';
import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { app } from '../../../test/openSite.tsx';
import { regions } from '../../exchange/regions.ts';
import { footerColumns } from '../frameLinks.ts';
import { translateFrame } from './translateFrame.ts';

const t = ((key: string) => key) as TFunction<'shell'>;

/** Columns of the footer in a language, whose texts start with its name. */
const columnsIn = (locale: 'en' | 'de', isLocaleInPath: boolean) =>
  footerColumns(app, {
    t: ((key: string) => `${locale} ${key}`) as TFunction<'shell'>,
    page: {
      regions,
      locale,
      isLocaleInPath,
    },
  });

it('translates the links of the footer, and removes those that the editions of the language do not offer', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Footer columns={columnsIn('en', false)} label="Footer" />,
  );
  onTestFinished(() => document.body.replaceChildren());
  const columns = columnsIn('de', true);
  translateFrame(t, columns);
  const shown = [...document.querySelectorAll('.x-footer-list')].map((list) =>
    [...list.querySelectorAll('a')].map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      className: link.className,
    })),
  );
  expect(shown).toEqual(
    columns.map(({ links }) =>
      links.map(({ name, href }) => ({ name, href, className: 'x-footer-link' })),
    ),
  );
});
