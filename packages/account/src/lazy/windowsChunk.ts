import type { WindowTexts } from '@exchange/site/page/loading';
import { variants } from '@exchange/site/page/variants';

// The windows and their texts, which load as one chunk (`lazyLogin`).
export { LoginWindow } from '../LoginWindow.tsx';
export { SecurityWindow } from '../security/SecurityWindow.tsx';

type Messages = Record<string, string>;

/** Adds the texts of the windows, which no page includes. Each language is a separate chunk. */
export async function loadTexts({ i18n, contentLocale }: WindowTexts): Promise<void> {
  if (i18n.hasResourceBundle(i18n.language, 'login')) return;
  i18n.addResourceBundle(i18n.language, 'login', await read(contentLocale));
}

/** Loads texts, with English in place of empty ones, as `readMessages` does at build time. */
async function read(language: string): Promise<Messages> {
  const base = variants[language];
  const own = await load(language);
  const texts = base === undefined ? own : { ...(await load(base)), ...own };
  if (!Object.values(texts).includes('')) return texts;
  const english = await load('en');
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text || english[key] || '']),
  );
}

async function load(language: string): Promise<Messages> {
  const { default: texts } = (await import(`../../messages/${language}/login.json`)) as {
    default: Messages;
  };
  return texts;
}
