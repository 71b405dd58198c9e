import type { ReactNode } from 'react';
import { brand } from '../../../exchange.config.ts';
import { StaticPage } from '../StaticPage.tsx';

export const metadata = { title: brand };

/** Pages without a language in their address. */
export default function Layout({ children }: { children: ReactNode }) {
  return <StaticPage>{children}</StaticPage>;
}
