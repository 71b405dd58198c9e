import type { AppProps } from 'next/app';
import { OwnHeader } from '../ownHeader';
import { StaticHeader } from '../staticHeader';
import '../site.css';

export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <StaticHeader />
      <OwnHeader />
      <Component {...pageProps} />
    </>
  );
}
