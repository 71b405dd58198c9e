export { downloadFile, openUrl } from './links.ts';
export type { LauncherBridge, Link, LinkOptions, LinkOutcome } from './links.ts';
export { safeRedirect } from './safeRedirect.ts';
export type { SafeRedirectOptions } from './safeRedirect.ts';
