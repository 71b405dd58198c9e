import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { splitPageData } from './pageData.ts';

const pageOf = (json: string) =>
  `<main>Text</main><script id="__NEXT_DATA__" type="application/json">${json}</script></body>`;
const data = {
  props: { pageProps: { texts: { shell: { brand: '\u003cb>' } } }, __N_SSG: true },
  page: '/[locale]/task-center',
  query: { locale: 'en' },
  buildId: 'b1',
  gsp: true,
};

it('moves the props from the HTML to a script, and keeps the page and the id of the build', () => {
  const { html, script } = splitPageData(pageOf(JSON.stringify(data)));
  expect(html).toBe(pageOf('{"page":"/[locale]/task-center","buildId":"b1"}'));
  const self = { pageProps: undefined };
  runInNewContext(script, { self });
  expect(self.pageProps).toEqual(data.props.pageProps);
});

it('throws if the HTML has no data, because an update of Next changed it', () => {
  expect(() => splitPageData('<main></main>')).toThrow('__NEXT_DATA__');
});
