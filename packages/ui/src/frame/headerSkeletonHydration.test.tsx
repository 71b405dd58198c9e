import { act } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { drawNavigation } from './drawNavigation.ts';
import { Header } from './header.tsx';
import { HeaderSkeleton } from './headerSkeleton.tsx';
import { headerSkeletonScript } from './headerSkeletonScript.ts';
import type { Navigation } from './navigation.ts';

const navigation = (name: string): Navigation => ({
  exchange: [],
  left: [{ name, href: '/', renderer: 'link' }],
  right: [],
});
const frame = { homeHref: '/', labels: { home: 'Home', modes: 'Mode', navigation: 'Main' } };

/** A layout as in Next's App Router: React renders the skeleton and its script. */
function Layout({ running }: { running: boolean }): ReactElement {
  return (
    <div>
      <HeaderSkeleton {...frame} navigation={navigation('Default')} />
      {running && (
        <Header
          brand="Brand"
          homeHref="/"
          sections={navigation('Real').left}
          labels={{ ...frame.labels, menu: 'Menu' }}
        />
      )}
    </div>
  );
}

/** Renders on the server, runs `script`, hydrates, and returns the errors that React reported. */
async function open(script: () => void) {
  const reported = vi.fn();
  const logged = vi.spyOn(console, 'error').mockImplementation(reported);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Layout running={false} />);
  script();
  const app = (running: boolean) => (
    <StrictMode>
      <Layout running={running} />
    </StrictMode>
  );
  const root = await act(() => {
    return hydrateRoot(container, app(false), { onRecoverableError: reported });
  });
  const show = (running: boolean) => act(() => root.render(app(running)));
  logged.mockRestore();
  return { container, reported, show, close: () => act(() => root.unmount()) };
}

const list = (name: string) => document.querySelector(`#x-header-skeleton [data-${name}=left]`);

afterEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});

it('keeps cached navigation when React hydrates the skeleton, and when it renders again', async () => {
  localStorage.setItem('lang', 'en');
  localStorage.setItem('nav', JSON.stringify({ ...navigation('Cached'), language: 'en' }));
  const { source } = headerSkeletonScript({ navigationKey: 'nav', languageKey: 'lang' });
  const page = await open(() => {
    window.eval(source);
  });
  expect(list('cached')?.textContent).toBe('Cached');
  page.show(true);
  expect(list('cached')?.textContent).toBe('Cached');
  page.show(false);
  page.close();
  expect(page.reported).not.toHaveBeenCalled();
  expect(page.container.innerHTML).toBe('');
});

it('reports items that a script adds to a list that React renders', async () => {
  const page = await open(() => {
    const target = list('navigation');
    if (target) drawNavigation(target, navigation('Cached').left);
  });
  expect(page.reported).toHaveBeenCalled();
  page.close();
});
