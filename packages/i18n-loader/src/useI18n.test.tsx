// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createInstance, type i18n as I18next } from 'i18next';
import { memo, StrictMode, Suspense, use, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18nSync, createTranslationBackend, type I18n } from './index.ts';
import { I18nProvider, useI18n } from './useI18n.tsx';

afterEach(cleanup);

/** Creates an instance that loads files from memory. Other tests use a real server. */
function pageOf(files: Record<string, object>) {
  const requests: string[] = [];
  const i18n = createI18nSync({
    locale: 'tr-TR',
    ns: ['common', 'faq'],
    translations: { common: { title: 'Görevler' }, faq: { title: 'Sorular' } },
    url: (locale, ns) => `${locale}/${ns}`,
    fetch: (url) => {
      requests.push(url);
      return Promise.resolve(Response.json(files[url] ?? null));
    },
  });
  return { i18n, requests };
}

const fresh = { 'tr-TR/common': { title: 'Yeni' }, 'tr-TR/faq': { title: 'Sorular' } };
const german = { 'de/common': { title: 'Aufgaben' }, 'de/faq': { title: 'Fragen' } };

function Title({ ns }: { ns?: string }) {
  return <h1>{useI18n(ns).t('title')}</h1>;
}

function Page({ i18n }: { i18n: I18n }) {
  useEffect(() => void i18n.reloadResources(), [i18n]);
  return (
    <I18nProvider i18n={i18n}>
      <Title />
    </I18nProvider>
  );
}

describe('useI18n', () => {
  it('hydrates the server output, then shows the fresh translation, with one request in StrictMode', async () => {
    const complaints = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    const { i18n, requests } = pageOf(fresh);
    container.innerHTML = renderToString(<Page i18n={pageOf(fresh).i18n} />);
    expect(container.innerHTML).toBe('<h1>Görevler</h1>');
    const page = (
      <StrictMode>
        <Page i18n={i18n} />
      </StrictMode>
    );
    await act(() => Promise.resolve(hydrateRoot(container, page)));
    await vi.waitFor(() => expect(container.innerHTML).toBe('<h1>Yeni</h1>'));
    expect(requests).toEqual(['tr-TR/common', 'tr-TR/faq']);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('renders the given namespace again when the language changes', async () => {
    const { i18n } = pageOf(german);
    render(
      <I18nProvider i18n={i18n}>
        <Title ns="faq" />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Sorular');
    await act(() => i18n.changeLanguage('de'));
    expect(screen.getByRole('heading').textContent).toBe('Fragen');
  });

  it('shows other translations when its namespace or instance changes', async () => {
    const first = pageOf({});
    const second = pageOf(german);
    const page = (i18n: I18n, ns: string) => (
      <I18nProvider i18n={i18n}>
        <Title ns={ns} />
      </I18nProvider>
    );
    const { rerender } = render(page(first.i18n, 'common'));
    const heading = () => screen.getByRole('heading').textContent;
    expect(heading()).toBe('Görevler');
    rerender(page(first.i18n, 'faq'));
    expect(heading()).toBe('Sorular');
    rerender(page(second.i18n, 'faq'));
    await act(() => second.i18n.changeLanguage('de'));
    expect(heading()).toBe('Fragen');
  });

  it('returns another t for another namespace even if neither has translations', () => {
    const { i18n } = pageOf({});
    const namespaces: unknown[] = [];
    function Watch({ ns }: { ns: string }) {
      namespaces.push((useI18n(ns).t as { ns?: unknown }).ns);
      return null;
    }
    const page = (ns: string) => (
      <I18nProvider i18n={i18n}>
        <Watch ns={ns} />
      </I18nProvider>
    );
    render(page('news')).rerender(page('rules'));
    expect(namespaces).toEqual(['news', 'rules']);
  });

  it('returns a new t only when translations change', async () => {
    const { i18n } = pageOf(fresh);
    const seen = new Set<unknown>();
    const Watch = memo(function Watch() {
      seen.add(useI18n().t);
      return null;
    });
    const tree = (
      <I18nProvider i18n={i18n}>
        <Watch />
      </I18nProvider>
    );
    const { rerender } = render(tree);
    rerender(tree);
    expect(seen.size).toBe(1);
    await act(() => i18n.reloadResources());
    expect(seen.size).toBe(2);
    await act(() => i18n.reloadResources());
    expect(seen.size).toBe(2);
  });

  it('renders again with any i18next instance, even one with load: "languageOnly"', async () => {
    const files: Record<string, object> = { de: { title: 'Aufgaben' }, fr: { title: 'Tâches' } };
    const url = (locale: string) => locale;
    const fetch = (file: string) => Promise.resolve(Response.json(files[file]));
    const i18n = createInstance().use(createTranslationBackend({ url, fetch }));
    const initialized = i18n.init({ lng: 'de-DE', load: 'languageOnly', ns: ['common'] });
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <Title ns="common" />
      </I18nProvider>,
    );
    expect(container.textContent).toBe('title');
    await act(() => initialized);
    expect(container.textContent).toBe('Aufgaben');
    await act(() => i18n.changeLanguage('fr-FR'));
    expect(container.textContent).toBe('Tâches');
    files['fr'] = { title: 'Devoirs' };
    await act(() => i18n.reloadResources());
    expect(container.textContent).toBe('Devoirs');
  });

  it('renders again when the translations of the fallback language arrive', async () => {
    const i18n = createInstance();
    void i18n.init({ lng: 'de-DE', fallbackLng: 'en', resources: { de: { common: {} } } });
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <Title ns="common" />
      </I18nProvider>,
    );
    await act(async () => {
      i18n.addResourceBundle('en', 'common', { title: 'Tasks' });
      i18n.emit('loaded', {});
      await Promise.resolve();
    });
    expect(container.textContent).toBe('Tasks');
  });

  it('renders again when the language changes and neither language has translations', async () => {
    const i18n = createInstance();
    void i18n.init({ lng: 'de', resources: {} });
    function Language() {
      return <p>{useI18n().i18n.language}</p>;
    }
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <Language />
      </I18nProvider>,
    );
    await act(() => i18n.changeLanguage('fr'));
    expect(container.textContent).toBe('fr');
  });

  describe('in a boundary that hydrates late', () => {
    /** Renders a page on the server, and hydrates it except for a boundary, which a promise holds back. */
    async function lateBoundary(i18n: I18next, content: ReactNode) {
      let open = () => {};
      const isHeld = { current: false };
      const wait = new Promise<void>((resolve) => (open = resolve));
      function Gate({ children }: { children: ReactNode }) {
        if (isHeld.current) use(wait);
        return children;
      }
      const page = (
        <I18nProvider i18n={i18n}>
          <Suspense fallback="…">
            <Gate>{content}</Gate>
          </Suspense>
        </I18nProvider>
      );
      const container = document.createElement('div');
      document.body.append(container);
      container.innerHTML = renderToString(page);
      isHeld.current = true;
      const errors: unknown[] = [];
      const onRecoverableError = (error: unknown) => errors.push(error);
      await act(() => Promise.resolve(hydrateRoot(container, page, { onRecoverableError })));
      const hydrate = () =>
        act(async () => {
          isHeld.current = false;
          open();
          await wait;
        });
      return { container, errors, hydrate };
    }

    it('first renders the translations of the server output, then the fresh ones', async () => {
      const { i18n } = pageOf(fresh);
      const seen: string[] = [];
      function Watch() {
        const { t } = useI18n();
        seen.push(t('title'));
        return <h1>{t('title')}</h1>;
      }
      const { container, errors, hydrate } = await lateBoundary(i18n, <Watch />);
      const heading = container.querySelector('h1');
      await act(() => i18n.reloadResources());
      seen.length = 0;
      await hydrate();
      expect(errors).toEqual([]);
      expect(seen).toEqual(['Görevler', 'Yeni']);
      expect(container.querySelector('h1')).toBe(heading);
      expect(container.textContent).toBe('Yeni');
    });

    it('first renders the language of the server output after a change of language', async () => {
      const { i18n } = pageOf(german);
      const items = 'Görevler {{count, number}}';
      i18n.addResourceBundle('tr-TR', 'common', { title: items });
      const content = <Numbers />;
      function Numbers() {
        return <h1>{useI18n().t('title', { count: 1234.5 })}</h1>;
      }
      const { container, errors, hydrate } = await lateBoundary(i18n, content);
      expect(container.textContent).toBe('Görevler 1.234,5');
      await act(() => i18n.changeLanguage('de'));
      await hydrate();
      expect(errors).toEqual([]);
      expect(container.textContent).toBe('Aufgaben');
    });

    it('works with any i18next instance, whose store is modified in place', async () => {
      const i18n = createInstance();
      const resources = { de: { common: { title: 'Alt' } }, en: { common: { more: 'More' } } };
      void i18n.init({ lng: 'de', fallbackLng: 'en', defaultNS: 'common', resources });
      const { container, errors, hydrate } = await lateBoundary(i18n, <Title ns="common" />);
      i18n.addResourceBundle('de', 'common', { title: 'Neu' });
      i18n.emit('loaded', {});
      await hydrate();
      expect(errors).toEqual([]);
      expect(container.textContent).toBe('Neu');
    });

    it('returns the language and translations of its page, not those of the server output, after hydration', async () => {
      const { i18n } = pageOf(fresh);
      const { container, hydrate } = await lateBoundary(i18n, <Title />);
      await hydrate();
      await act(() => i18n.reloadResources());
      expect(container.textContent).toBe('Yeni');
      expect(i18n.store.data['tr-TR']?.['common']).toEqual({ title: 'Yeni' });
    });
  });

  it('renders translations that a server loaded before it rendered', async () => {
    const { i18n } = pageOf(fresh);
    await i18n.reloadResources();
    const page = (
      <I18nProvider i18n={i18n}>
        <Title />
      </I18nProvider>
    );
    expect(renderToString(page)).toBe('<h1>Yeni</h1>');
  });

  it('removes its listener on unmount', () => {
    const { i18n } = pageOf({});
    const off = vi.spyOn(i18n, 'off');
    const on = vi.spyOn(i18n, 'on');
    render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <Title />
        </I18nProvider>
      </StrictMode>,
    ).unmount();
    expect(on.mock.calls.length).toBeGreaterThan(0);
    expect(off.mock.calls).toEqual(on.mock.calls);
  });

  it('throws outside a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Title />)).toThrow('useI18n found no <I18nProvider>');
  });
});
