import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { movePageData } from './movePageData.ts';

const pageOf = (json: string, script = '') =>
  `<main>Text</main>${script}<script id="__NEXT_DATA__" type="application/json">${json}</script></body>`;
const data = {
  props: { pageProps: { texts: { shell: { brand: '\u003cb>' } } }, __N_SSG: true },
  page: '/[locale]/task-center',
  query: { locale: 'en' },
  buildId: 'b1',
  gsp: true,
};

it('moves the props from the HTML to a script, and keeps the page and the id of the build', () => {
  const write = vi.fn((_source: string) => '/data.js');
  expect(movePageData(pageOf(JSON.stringify(data)), write)).toBe(
    pageOf(
      '{"page":"/[locale]/task-center","buildId":"b1"}',
      '<script src="/data.js" defer></script>',
    ),
  );
  const self = { pageProps: undefined };
  runInNewContext(write.mock.calls[0]?.[0] ?? '', { self });
  expect(self.pageProps).toEqual(data.props.pageProps);
});

it('throws if the HTML has no data, because an update of Next changed it', () => {
  expect(() => movePageData('<main></main>', () => '')).toThrow('NEXT_CLIENT=stock');
});
