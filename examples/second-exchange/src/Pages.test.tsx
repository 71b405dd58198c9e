import { createI18nSync } from '@exchange/i18n-loader';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { placeOf } from './frame/place.ts';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { Pages } from './Pages.tsx';

it('an unknown address shows that the page does not exist', () => {
  history.replaceState(null, '', '/nowhere');
  const translations = { site: { notFound: 'Missing' } };
  const i18n = createI18nSync({ locale: 'en', ns: 'site', translations, url: () => undefined });
  render(
    <SiteFrame place={placeOf(location, localStorage)} i18n={i18n}>
      <Pages />
    </SiteFrame>,
  );
  expect(screen.getByRole('heading', { name: 'Missing' })).toBeDefined();
});
