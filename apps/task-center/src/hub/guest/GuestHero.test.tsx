import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offers } from '../../../app.config.ts';
import { openPage } from '../../../test/openPage.tsx';
import { GuestHero } from './GuestHero.tsx';

it('says who can take part and names the risks directly below the buttons', async () => {
  await openPage(GuestHero, { isGuest: true });
  const who = screen.getByText('I have an account').closest('.hero__actions')!.nextElementSibling;
  expect(who?.textContent).toBe(
    '18+ · ID check before you deposit or trade\u00a0· Who can take part\u00a0· Full rules',
  );
  expect(who?.nextElementSibling?.textContent).toMatch(
    /^Prices of crypto-assets can fall.*Derivatives use leverage/,
  );
});

it('names the risks of derivatives exactly where they are offered', () => {
  const css = readFileSync(join(import.meta.dirname, 'guestHero.css'), 'utf8');
  const [rule = ''] = /html:not\([^{]*\.for-derivatives/.exec(css) ?? [];
  const editions = [...rule.matchAll(/edition='(\w+)'/g)].map(([, edition]) => edition);
  expect(editions).toEqual(offers.derivatives);
});
