import { expect, it } from 'vitest';
import { brandName, withBrand } from './brand.ts';

it.each([
  ['my-site', 'My Site'],
  ['kestrel', 'Kestrel'],
  ['site2', 'Site2'],
  ['a.b__c-', 'A B C'],
])('the brand of %s is %s', (name, brand) => {
  expect(brandName(name)).toBe(brand);
});

it('replaces the brand, and nothing else', () => {
  const config =
    "// Northwind\nexport const brand = 'Northwind';\nconst host = 'northwind.example';\n";
  expect(withBrand(config, 'Kestrel')).toBe(
    "// Northwind\nexport const brand = 'Kestrel';\nconst host = 'northwind.example';\n",
  );
});

it('needs the declaration of a brand', () => {
  expect(() => withBrand('export const name = 1;', 'Kestrel')).toThrow('declares no brand');
});
