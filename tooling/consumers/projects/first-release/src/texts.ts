import {
  backupLocale,
  createI18n,
  createTranslationBackend,
  loadTranslations,
  translationUrl,
} from '@exchange/i18n-loader';
import { readFaq } from '@exchange/i18n-loader/faq';

const url = (locale: string, ns: string) =>
  translationUrl({
    base: 'https://static.brand.com/i18n',
    environment: 'prod',
    projectId: 'task-center',
    locale,
    ns,
  });
export const backup: string | undefined = backupLocale('zh-HK');
export const backend = createTranslationBackend({ url });
export const texts = loadTranslations({ locale: 'en', ns: 'common', url, timeoutMs: 10_000 });

export async function page(): Promise<string[]> {
  const i18n = await createI18n({
    locale: 'tr-TR',
    ns: ['common'],
    resources: { common: { title: 'Görevler' } },
    url,
    onError: (error) => console.error(error.message, error.causes.length),
  });
  const { title, questions, terms } = readFaq(i18n.t);
  return [title, ...terms, ...questions.map(({ question, answer }) => question + answer)];
}
