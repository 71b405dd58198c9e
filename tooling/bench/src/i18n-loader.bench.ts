import { strictEqual } from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { backupLocale, createI18n, createI18nSync } from '@exchange/i18n-loader';
import { createInstance } from 'i18next';
import ChainedBackend from 'i18next-chained-backend';
import HttpBackend from 'i18next-http-backend';
import resourcesToBackend from 'i18next-resources-to-backend';
import { type Contender, report } from './rounds.ts';

/**
 * A server of translation files. Requests for the locale's file always fail. `hasBackup` decides whether the file of
 * the fallback language exists.
 */
interface ReleasePath {
  origin: string;
  hasBackup: boolean;
  close(): void;
}

const locale = 'tr-TR';
const ns = ['common'];
const turkish = texts('Görev');
const english = texts('Task');

/** Simulated latency per request, in ms. With a higher latency, both measured ratios stay equal or grow. */
const distanceMs = 20;

/** Returns the content of a translation file of typical size. */
function texts(word: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`key${i}`, `${word} ${i}`]));
}

async function releasePath(): Promise<ReleasePath> {
  const server = createServer((request, response) => {
    setTimeout(() => answer(request.url, response), distanceMs);
  });
  const answer = (file: string | undefined, response: ServerResponse) => {
    if (path.hasBackup && file === '/en-US/common.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(english));
    } else {
      response.writeHead(500).end();
    }
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const path = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hasBackup: false,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return path;
}

/** A page that can translate, with a promise that resolves once loading is complete. */
interface Page {
  t: (key: string) => string;
  settled: Promise<unknown>;
}

/** Returns a contender that measures the time until `t` returns a translation, in ms. */
function untilFirstText(start: () => Page | Promise<Page>, expected: string): Contender {
  return async () => {
    const begun = performance.now();
    const page = await start();
    const text = page.t('key7');
    const elapsed = performance.now() - begun;
    await page.settled;
    strictEqual(text, expected, 'the first text');
    strictEqual(page.t('key7'), expected, 'the final text');
    return elapsed;
  };
}

async function chained(origin: string, second: object, secondOptions: object): Promise<Page> {
  const i18next = createInstance();
  const http = { loadPath: `${origin}/{{lng}}/{{ns}}.json`, reloadInterval: false };
  await i18next.use(ChainedBackend).init({
    lng: locale,
    ns,
    load: 'currentOnly',
    fallbackLng: false,
    backend: { backends: [HttpBackend, second], backendOptions: [http, secondOptions] },
  });
  return { t: i18next.t, settled: Promise.resolve() };
}

export async function bench(): Promise<void> {
  const path = await releasePath();
  const url = (name: string, namespace: string) => `${path.origin}/${name}/${namespace}.json`;
  const peer = 'i18next-http-backend + chained-backend';
  try {
    await report({
      title: `i18n-loader: first translation if the file fails and the page includes translations; simulated: ${distanceMs} ms per request`,
      unit: 'ms',
      goal: 5,
      contenders: {
        'i18n-loader': untilFirstText(() => {
          const i18n = createI18nSync({
            locale,
            ns,
            translations: { common: turkish },
            url,
            backup: backupLocale,
          });
          // Rejects, because the files of the locale and of the fallback language both fail.
          return { t: i18n.t, settled: i18n.reloadResources().catch(() => undefined) };
        }, 'Görev 7'),
        [peer]: untilFirstText(
          () => chained(path.origin, resourcesToBackend({ [locale]: { common: turkish } }), {}),
          'Görev 7',
        ),
      },
    });
    path.hasBackup = true;
    const backup = { loadPath: `${path.origin}/en-US/{{ns}}.json`, reloadInterval: false };
    await report({
      title: `i18n-loader: first translation if the file fails and the page includes none; both send two requests of ${distanceMs} ms one after the other, so about 1×`,
      unit: 'ms',
      contenders: {
        'i18n-loader': untilFirstText(async () => {
          const i18n = await createI18n({ locale, ns, url, backup: backupLocale });
          return { t: i18n.t, settled: Promise.resolve() };
        }, 'Task 7'),
        [peer]: untilFirstText(() => chained(path.origin, HttpBackend, backup), 'Task 7'),
      },
    });
  } finally {
    path.close();
  }
}
