import { expect, it } from 'vitest';
import { countries } from '@exchange/exchange-api';
import { regionNames } from '../taskCenter/callerRegion.ts';
import { grantIn, isOfferedIn } from '../taskCenter/catalogue/regionRules.ts';
import { campaignCatalogue } from '../taskCenter/catalogue/campaignCatalogue.ts';
import { rewardCatalogue, type RewardCode } from '../taskCenter/catalogue/rewardCatalogue.ts';
import { taskCatalogue } from '../taskCenter/catalogue/taskCatalogue.ts';
import { countriesOf, isServed, notServed, regionOfResidents } from './residence.ts';

it.each([
  ['DE', 'eu'],
  ['IS', 'eu'],
  ['RE', 'eu'],
  ['NL', 'nl'],
  ['KZ', 'kz'],
  ['TR', 'tr'],
  ['GE', 'ge'],
  ['ID', 'id'],
  ['HK', 'hk'],
  ['AE', 'ae'],
  ['BR', 'default'],
  ['CH', 'unlisted'],
  ['AU', 'unlisted'],
  ['ZZ', 'unlisted'],
  ['', 'unlisted'],
  ['constructor', 'unlisted'],
])('residents of %j have the region %s', (country, region) => {
  expect(regionOfResidents(country)).toBe(region);
});

it('has all 27 member states of the EU', () => {
  const members =
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  expect(members).toHaveLength(27);
  expect(members.map(regionOfResidents).filter((region) => !['eu', 'nl'].includes(region))).toEqual(
    [],
  );
});

it.each(['US', 'PR', 'GB', 'CN', 'KP'])('does not serve %s', (country) => {
  expect(isServed(country)).toBe(false);
});

it('contains only countries that visitors can choose', () => {
  const named = [...regionNames.flatMap(countriesOf), ...notServed];
  expect(named.filter((country) => !countries.some((each) => each === country))).toEqual([]);
});

it('gives no country that it does not serve a region', () => {
  expect(notServed.filter((country) => regionOfResidents(country) !== 'unlisted')).toEqual([]);
});

it.each(regionNames)(
  'offers residents of an unlisted country nothing that "%s" refuses',
  (region) => {
    const unlisted = [regionOfResidents('ZZ')];
    for (const entry of [...taskCatalogue, ...campaignCatalogue]) {
      if (!isOfferedIn([region], entry)) expect(isOfferedIn(unlisted, entry), entry.id).toBe(false);
    }
    for (const code of Object.keys(rewardCatalogue) as RewardCode[]) {
      if (grantIn([region], { code }).code !== code) {
        expect(grantIn(unlisted, { code }).code, code).not.toBe(code);
      }
    }
  },
);
