import { Button } from '@exchange/ui/button';

/** Text and button by language. They are not in the files of texts, because these may be what cannot be loaded. */
const texts: Readonly<Record<string, readonly [string, string]>> = {
  en: ['The page cannot be loaded.', 'Try again'],
  de: ['Die Seite kann nicht geladen werden.', 'Erneut versuchen'],
  ar: ['يتعذر تحميل الصفحة.', 'إعادة المحاولة'],
  sv: ['Sidan kan inte läsas in.', 'Försök igen'],
};

/** Page of a site that cannot start, for example on a host without services. Needs neither texts nor services. */
export function StartFailure() {
  const language = new Intl.Locale(document.documentElement.lang || 'en').language;
  const [text, button] = texts[language] ?? texts['en']!;
  return (
    <main className="page">
      <h1>{text}</h1>
      <Button variant="primary" onClick={() => location.reload()}>
        {button}
      </Button>
    </main>
  );
}
