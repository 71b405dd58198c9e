import type { WindowTexts } from '@exchange/site/page/loading';
import { variants } from '@exchange/site/page/variants';
import { contentLocale } from '../paths/regions.ts';

type Messages = Record<string, string>;

/** Namespaces with the texts of the login dialogs, and of the reward amounts in them. */
const namespaces = ['login', 'screen'] as const;
type Namespace = (typeof namespaces)[number];

/** Adds the translations that the page does not include. Each language is a separate chunk. */
export async function loadTexts({ i18n, locale }: WindowTexts): Promise<void> {
  const missing = namespaces.filter((each) => !i18n.hasResourceBundle(i18n.language, each));
  const found = await Promise.all(missing.map((each) => read(contentLocale(locale), each)));
  missing.forEach((each, index) => i18n.addResourceBundle(i18n.language, each, found[index]));
}

/** Loads translations, with English in place of empty ones, as `readMessages` does at build time. */
async function read(language: string, namespace: Namespace): Promise<Messages> {
  const base = variants[language];
  const own = await load(language, namespace);
  const texts = base === undefined ? own : { ...(await load(base, namespace)), ...own };
  if (!Object.values(texts).includes('')) return texts;
  const english = await load('en', namespace);
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text || english[key] || '']),
  );
}

async function load(language: string, namespace: Namespace): Promise<Messages> {
  const { default: texts } = (await (namespace === 'login'
    ? import(`../../messages/${language}/login.json`)
    : import(`../../messages/${language}/screen.json`))) as { default: Messages };
  return texts;
}
