import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('keeps the facts of the brand out of every entry except the preset', () => {
  for (const format of ['js', 'cjs']) {
    const files = readdirSync('dist').filter((file) => file.endsWith(`.${format}`));
    const withFacts = files.filter((file) =>
      /brand\.kz|Magyar|exchangeapp|ExchangeApp|tr-TUR/.test(
        readFileSync(`dist/${file}`, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''),
      ),
    );
    expect(withFacts).toEqual([`preset.${format}`]);
  }
});
