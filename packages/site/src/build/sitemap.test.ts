import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

const regions = createRegionEnv(preset);
const xml = sitemap({ regions, closedEditions: [] }, ['/task-center']);
const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '');

it('lists every locale of a page once, on the site of its edition', () => {
  // 44 locales in the editions' lists, and English without a locale segment.
  expect(locations).toHaveLength(45);
  expect(new Set(locations).size).toBe(45);
  expect(locations).toContain('https://www.brand.com/task-center');
  expect(locations).toContain('https://www.brand.eu/en/task-center');
  expect(locations).toContain('https://www.brand-tr.com/tr-TUR/task-center');
  expect(locations).toContain('https://www.brand.com.hk/zh-HK/task-center');
});

it('links alternates to each other, except on sites without hreflang', () => {
  const entries = xml.split('<url>').slice(1);
  const linked = entries.filter((entry) => entry.includes('xhtml:link'));
  // Six sites with 38 locales, and English without a locale segment.
  expect(linked).toHaveLength(39);
  const lists = linked.map((entry) => entry.replace(/<loc>.*<\/loc>/, '').split('</url>')[0]);
  expect(new Set(lists).size).toBe(1);
  for (const [, href] of xml.matchAll(/href="([^"]+)"/g)) {
    expect(linked.some((entry) => entry.includes(`<loc>${href}</loc>`))).toBe(true);
  }
});

it('lists no pages of closed editions, and no links to them', () => {
  const open = sitemap({ regions, closedEditions: ['tr', 'hk'] }, ['/task-center']);
  expect(open).toContain('https://www.brand.com/en/task-center');
  expect(open).not.toMatch(/brand-tr\.com|brand\.com\.hk/);
  expect(xml).toMatch(/href="https:\/\/www\.brand-tr\.com/);
});
