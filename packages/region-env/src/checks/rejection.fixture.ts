import type { RegionConfig } from '../config.ts';
import { createRegionEnv } from '../regionEnv.ts';

export const editions = [
  { id: 'world', domains: ['acme.dev'], locales: [{ token: 'en', label: 'English' }] },
  { id: 'fr', domains: ['acme.fr', 'acme.paris'], locales: [{ token: 'fr', label: 'Français' }] },
] as const;

/** Returns the error that a configuration causes, or undefined. */
export function rejection(config: RegionConfig): unknown {
  try {
    createRegionEnv(config);
  } catch (error) {
    return error;
  }
  return undefined;
}
