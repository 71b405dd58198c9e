import {
  companyOf,
  convertSpread,
  stablecoinOf,
  displayedEdition,
  englishVersion,
  feeRates,
  minimumAge,
  regionNames,
  regionOffers,
} from '@apps/sandbox';
import * as exchange from '@exchange/site/exchange';
import { regions } from '@exchange/site/regions';
import { describe, expect, it } from 'vitest';
import { offers } from '../app.config.ts';

it('the sandbox has a region for every edition', () => {
  const missing = regions.editions.filter(
    (edition) => !(regionNames as readonly string[]).includes(edition),
  );
  expect(missing, 'add them to regionNames in apps/sandbox/src/taskCenter/callerRegion.ts').toEqual(
    [],
  );
});

// The sandbox is a server of its own, so it repeats facts of the site.

it('the sandbox and the site agree on the spread of conversions', () => {
  expect(convertSpread).toBe(exchange.convertSpread);
});

describe.each(regions.editions)(
  'in the edition "%s", the sandbox and the site agree on',
  (edition) => {
    it('the fees of trades', () => {
      expect(feeRates).toEqual(exchange.tradingFees[edition]);
    });

    it('the company', () => {
      expect(companyOf(edition)).toMatchObject(exchange.companies[edition]);
    });

    it('the stablecoin', () => {
      expect(stablecoinOf(edition)).toBe(exchange.stablecoin[edition]);
    });

    it('the minimum age', () => {
      expect(minimumAge(edition)).toBe(exchange.minimumAge[edition]);
    });

    it.each(['derivatives', 'yield', 'chance', 'airdrops'] as const)('the offer of %s', (offer) => {
      expect(regionOffers[offer].includes(edition)).toBe(offers[offer].includes(edition));
    });

    it.each(regions.localeTokens)('the edition that a page in "%s" displays', (locale) => {
      const displayed = regions.offers(edition, locale) ? edition : regions.editionOf(locale);
      expect(displayedEdition(edition, locale)).toBe(displayed);
    });

    it('the English version', () => {
      const { locale, query } = englishVersion(edition);
      expect(regions.locales(edition).map(({ value }) => value)).toContain(locale);
      expect(locale).toMatch(/^en/);
      expect(displayedEdition(new URLSearchParams(query).get('edition') ?? 'default', locale)).toBe(
        edition,
      );
    });
  },
);
