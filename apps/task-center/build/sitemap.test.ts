import { expect, it } from 'vitest';
import { sitemap } from './sitemap.ts';

const xml = sitemap(['/task-center']);
const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? '');

it('names every version of a page once, on the site it belongs to', () => {
  // 44 entries in the editions' lists, and plain English without a locale.
  expect(locations).toHaveLength(45);
  expect(new Set(locations).size).toBe(45);
  expect(locations).toContain('https://www.brand.com/task-center');
  expect(locations).toContain('https://www.brand.eu/en/task-center');
  expect(locations).toContain('https://www.brand-tr.com/tr-TUR/task-center');
  expect(locations).toContain('https://www.brand.com.hk/zh-HK/task-center');
});

it('gives each version the same alternates, all of which are versions themselves', () => {
  const alternates = xml.split('<url>').slice(1).map((entry) => entry.replace(/<loc>.*<\/loc>/, ''));
  const own = alternates.map((entry) => entry.trim().split('</url>')[0]);
  expect(new Set(own).size).toBe(1);
  for (const [, href] of xml.matchAll(/href="([^"]+)"/g)) expect(locations).toContain(href);
});
