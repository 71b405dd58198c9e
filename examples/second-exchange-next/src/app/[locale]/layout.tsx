import type { ReactNode } from 'react';
import { region } from '../../../exchange.config.ts';
import { StaticPage } from '../StaticPage.tsx';

export const dynamicParams = false;
export const generateStaticParams = () => region.localeTokens.map((locale) => ({ locale }));

interface LayoutProps {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Pages with a language in their address. */
export default async function Layout({ params, children }: LayoutProps) {
  const { locale } = await params;
  return <StaticPage segment={locale}>{children}</StaticPage>;
}
