import { I18nProvider } from '@exchange/i18n-loader/react';
import { useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { nextTask } from '../../services/browser/index.ts';
import type { Page } from '../page/PageContext.ts';
import { useServices } from '../services/ServicesContext.ts';
import { createPageTexts } from './createPageTexts.ts';
import type { Texts } from './useTexts.ts';

/** Provides the page's translations, and replaces them with newer released ones. */
export function TextsProvider({
  page,
  texts,
  children,
}: {
  page: Page;
  texts: Texts;
  children: ReactNode;
}): ReactElement {
  const services = useServices();
  const [{ i18n, connect }] = useState(() => createPageTexts({ ...page, texts }));

  // A layout effect runs before the children's effects, which may change the language.
  useLayoutEffect(() => {
    if (services) connect(services);
  }, [services, connect]);

  useEffect(() => {
    // Starts the requests in a separate task, because other work also starts when the services have loaded.
    // `onError` reports failures.
    if (services)
      nextTask()
        .then(() => i18n.reloadResources())
        .catch(() => undefined);
  }, [services, i18n]);

  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
