// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider, initReactI18next, Trans, useTranslation } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18nSync, type I18nOptions } from './index.ts';
import { I18nProvider, useI18n } from './useI18n.tsx';

afterEach(cleanup);

const files: Record<string, object> = {
  'tr-TR/common': { terms: '<1>Koşulları</1> okuyun, {{name}}' },
  'de/common': { terms: 'Lies die <1>Regeln</1>, {{name}}' },
};

function startedTexts(options: Partial<I18nOptions> = {}) {
  return createI18nSync({
    locale: 'tr-TR',
    ns: 'common',
    translations: { common: { terms: '<1>Şartları</1> okuyun, {{name}}' } },
    url: (locale, ns) => `${locale}/${ns}`,
    fetch: (url) => Promise.resolve(Response.json(files[url])),
    ...options,
  });
}

function Terms() {
  const { t, i18n } = useI18n();
  return (
    <Trans t={t} i18n={i18n} i18nKey="terms" values={{ name: '<b>Ada</b>' }}>
      Read the <a href="/terms">terms</a>
    </Trans>
  );
}

it('renders Trans again after a refresh and a change of language, and inserts values as plain text', async () => {
  const i18n = startedTexts();
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Terms />
    </I18nProvider>,
  );
  const link = (text: string) => `<a href="/terms">${text}</a>`;
  expect(container.innerHTML).toBe(`${link('Şartları')} okuyun, &lt;b&gt;Ada&lt;/b&gt;`);
  await act(() => i18n.reloadResources());
  expect(container.innerHTML).toBe(`${link('Koşulları')} okuyun, &lt;b&gt;Ada&lt;/b&gt;`);
  await act(() => i18n.changeLanguage('de'));
  expect(container.innerHTML).toBe(`Lies die ${link('Regeln')}, &lt;b&gt;Ada&lt;/b&gt;`);
});

it('renders useTranslation again after a refresh, with initReactI18next bound to the loaded event', async () => {
  const i18n = startedTexts({
    plugins: [initReactI18next],
    i18next: { react: { bindI18n: 'languageChanged loaded' } },
  });
  function Heading() {
    return <h1>{useTranslation().t('terms', { name: 'Ada' })}</h1>;
  }
  const { container } = render(<Heading />);
  expect(container.textContent).toBe('<1>Şartları</1> okuyun, Ada');
  await act(() => i18n.reloadResources());
  expect(container.textContent).toBe('<1>Koşulları</1> okuyun, Ada');
  await act(() => i18n.changeLanguage('de'));
  expect(container.textContent).toBe('Lies die <1>Regeln</1>, Ada');
});

it('accepts an instance in I18nextProvider', () => {
  const { container } = render(
    <I18nextProvider i18n={startedTexts()}>
      <Trans i18nKey="terms" values={{ name: 'Ada' }} components={{ 1: <b /> }} />
    </I18nextProvider>,
  );
  expect(container.innerHTML).toBe('<b>Şartları</b> okuyun, Ada');
});
