import type { ReactNode } from 'react';
import { StaticPage } from '../StaticPage.tsx';

/** Pages without a language in their address. */
export default function Layout({ children }: { children: ReactNode }) {
  return <StaticPage>{children}</StaticPage>;
}
