import '@exchange/ui/styles.css';
import '../styles/shell.css';
import '../styles/hub.css';
import type { AppProps } from 'next/app';
import type { ReactElement } from 'react';
import type { PageProps } from '../page/staticPage.ts';
import { Shell } from '../shell/Shell.tsx';

/** The application shell, `/_app` (spec 2.2). */
export default function App({ Component, pageProps }: AppProps<PageProps>): ReactElement {
  return (
    <Shell page={pageProps}>
      <Component {...pageProps} />
    </Shell>
  );
}
