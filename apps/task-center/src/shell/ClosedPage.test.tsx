import { SiteShell } from '@exchange/site/frame';
import { readMessages } from '@exchange/site/page/messages';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closedEditions } from '../../app.config.ts';
import { openPage } from '../../test/openPage.tsx';
import { InvitePage } from '../invite/InvitePage.tsx';
import { regions, type Edition, type LocaleToken } from '@exchange/site/regions';
import { shell } from './shell.tsx';

const closed: Edition[] = ['eu', 'nl', 'tr'];
beforeEach(() => {
  closedEditions.push(...closed);
  return () => closedEditions.splice(-closed.length);
});

const file = '/[locale]/task-center/invite';

function pageIn(locale: LocaleToken, isMissing = false) {
  const texts = readMessages(regions.contentLocale(locale));
  return { useByGlobals: true, locale, isLocaleInPath: true, isMissing, texts } as const;
}

const built = (locale: LocaleToken, isMissing = false) =>
  renderToString(
    <SiteShell options={shell} page={pageIn(locale, isMissing)} file={file}>
      <InvitePage />
    </SiteShell>,
  );

const offer = /USD[TC]|earn|verdien/i;

it.each(['de', 'nl-NL', 'tr-TUR'] as const)(
  'builds pages in %s, which only closed editions offer, without offers',
  (locale) => {
    const html = built(locale);
    const { failure_regionBlocked_title: title } = readMessages(
      regions.contentLocale(locale),
    ).screen;
    expect(html).toContain(title);
    expect(html).not.toMatch(offer);
  },
);

it('builds pages that an open edition offers with their offers, and missing pages unchanged', () => {
  expect(built('en')).toMatch(offer);
  expect(built('ru-RU')).toMatch(/USDT/);
  expect(built('de', true)).toMatch(/USDC/);
});

it('hides the offers of a shared language on the site of a closed edition', async () => {
  function Page() {
    return (
      <SiteShell options={shell} page={pageIn('en')} file={file}>
        <InvitePage />
      </SiteShell>
    );
  }
  await openPage(Page, { address: '/en/task-center/invite?edition=eu', isGuest: true });
  screen.getByRole('heading', { level: 1, name: 'Task Center' });
  screen.getByText('Not available in your region');
  expect(screen.getByRole('main').textContent).not.toMatch(offer);
});
