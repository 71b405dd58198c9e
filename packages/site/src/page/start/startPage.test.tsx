import Head from 'next/head';
import type { ComponentType, ReactElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startPage, type AppParameters, type EntryPoint } from './startPage.tsx';

const ErrorPage = () => <h1>This page stopped working</h1>;

function App({ Component, pageProps, router }: AppParameters): ReactElement {
  return (
    <div>
      {router.pathname}
      <Component {...pageProps} />
    </div>
  );
}

function Page({ text }: { text: string }): ReactElement {
  return (
    <p>
      <Head>
        <title>Hydrated</title>
      </Head>
      {text}
    </p>
  );
}

/** Starts a page from the given HTML of its root. */
async function start(
  html: string,
  load: () => { default: ComponentType<never> },
  pageProps: object | null = { text: 'Hello' },
) {
  const data = { page: '/faq', buildId: 'b1' };
  document.body.innerHTML = `<div id="__next">${html}</div><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(data)}</script>`;
  const __NEXT_P: EntryPoint[] = [
    ['/_app', () => ({ default: App })],
    ['/faq', load],
  ];
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    log.mockRestore();
    document.body.innerHTML = '';
  });
  const started = Object.assign(window, { __NEXT_P, pageProps: pageProps ?? undefined });
  // Also receives the errors of React.
  await startPage(started, ErrorPage, (message, error) => console.error(message, error));
  return { root: document.getElementById('__next'), log };
}

it('hydrates the page with its props', async () => {
  const html = '<div>/faq<p>Hello</p></div>';
  const { root, log } = await start(html, () => ({ default: Page }));
  await vi.waitFor(() => expect(document.title).toBe('Hydrated'));
  expect(root?.innerHTML.replaceAll('<!-- -->', '')).toBe(html);
  expect(window.__NEXT_DATA__).toMatchObject({ buildId: 'b1', page: '/faq' });
  expect(log).not.toHaveBeenCalled();
});

it('shows the error page if the app crashes', async () => {
  const { root } = await start('', () => ({
    default: () => {
      throw new Error('crash');
    },
  }));
  await vi.waitFor(() => expect(root?.textContent).toContain('This page stopped working'));
});

it('shows the error page if a module cannot run', async () => {
  const { root, log } = await start('', () => {
    throw new Error('unsupported');
  });
  await vi.waitFor(() => expect(root?.textContent).toContain('This page stopped working'));
  expect(log).toHaveBeenCalledWith(expect.any(String), new Error('unsupported'));
});

it('keeps the static page if the script with its props failed to load', async () => {
  const html = '<div>/faq<p>Hello</p></div>';
  const { root, log } = await start(html, () => ({ default: Page }), null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(root?.innerHTML).toBe(html);
  expect(log).not.toHaveBeenCalled();
});
