import type { NextConfig } from 'next';
import { brand, features, paths, telemetry } from '../../exchange.config.ts';
import { regions } from '../exchange/regions.ts';
import type { SiteApp } from '../exchange/siteApp.ts';
import { checkExchange } from './checkExchange.ts';
import { firstScripts, type FirstScriptsOptions } from './firstScripts.ts';
import { otherFolder, selectedClient } from './siteExport.ts';

export interface NextConfigOptions extends Pick<FirstScriptsOptions, 'requestsEntry' | 'appFacts'> {
  /** Paths of the app's own calls, to check together with those of the site. */
  paths?: object;
}

/**
 * Returns Next's configuration of an app, for `next.config.ts`. `env` has the scripts that every page runs before the
 * app's.
 *
 * @throws ExchangeError if exchange.config.ts has a mistake
 */
export function nextConfig(
  { basePath }: SiteApp,
  { paths: appPaths, ...scripts }: NextConfigOptions = {},
): NextConfig & { env: Record<'headScript' | 'requestsScript', string> } {
  checkExchange({ brand, features, paths: { ...paths, ...appPaths }, telemetry });
  const distDir = otherFolder();
  return {
    output: 'export',
    ...(distDir && { distDir }),
    env: { ...firstScripts({ regions, ...scripts }) },
    // `basePath` would come before the locale in the path (docs/architecture.md), so only assets use the prefix.
    assetPrefix: basePath,
    trailingSlash: true,
    // Keeps the URL as the visitor typed it, with or without a trailing slash.
    skipTrailingSlashRedirect: true,
    reactStrictMode: true,
    // In development, its messages can arrive before the page starts, and Next logs a TypeError for them.
    devIndicators: false,
    // `pnpm typecheck` checks the types, in parallel.
    typescript: { ignoreBuildErrors: true },
    // Fewer, larger scripts than by default, because one page needs most of them, and a request delays the others.
    experimental: { turbopackChunking: { requestCost: 1_000_000, minChunkSize: 150_000 } },
    // Has no effect in development, which uses Next's own client.
    turbopack: {
      resolveAlias:
        selectedClient() === 'own'
          ? { 'next/dist/client/next-turbopack.js': '@exchange/site/start' }
          : {},
    },
  };
}
