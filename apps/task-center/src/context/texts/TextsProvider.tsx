import { I18nProvider } from '@exchange/i18n-loader/react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { nextTask } from '../../services/browser/nextTask.ts';
import type { Page } from '../PageContext.tsx';
import { currentServices, useServices } from '../useServices.ts';
import { createTexts } from './createTexts.ts';
import type { Texts } from './namespaces.ts';

/** Provides the page's texts, and replaces them when newer ones are released. */
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
  const [i18n] = useState(() =>
    createTexts({
      ...page,
      texts,
      url: (locale, ns) => currentServices()?.translationUrl?.(locale, ns),
      onError: (error) => currentServices()?.report(error),
    }),
  );

  useEffect(() => {
    // Run the requests in a separate task from other work that starts with the services.
    if (services) void nextTask().then(() => i18n.reloadResources());
  }, [services, i18n]);

  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
