import type { I18n } from '@exchange/i18n-loader';
import { createContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { Page } from '../page/PageContext.tsx';
import { useServices } from '../runtime/useServices.ts';
import { createTexts } from './createTexts.ts';
import type { Texts } from './namespaces.ts';

/** The instance, wrapped anew whenever its texts change, so that readers draw again. */
export const TextsContext = createContext<{ i18n: I18n } | undefined>(undefined);

/** Begins with the texts of the page and swaps newer ones in when the release path has them. */
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
  const [value, setValue] = useState(() => ({ i18n: createTexts({ ...page, texts }) }));

  useEffect(() => {
    if (!services?.translationUrl) return undefined;
    const i18n = createTexts({
      ...page,
      texts,
      url: services.translationUrl,
      onError: services.report,
    });
    const draw = () => setValue({ i18n });
    i18n.on('loaded', draw);
    void i18n.reloadResources();
    return () => i18n.off('loaded', draw);
  }, [services, page, texts]);

  return <TextsContext value={value}>{children}</TextsContext>;
}
