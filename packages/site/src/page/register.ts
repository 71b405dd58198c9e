import type { SiteServices } from '../services/index.ts';

/**
 * Type of the services of the app that renders the pages. An app with services of its own declares `services` once, and
 * `useServices` then has that type (see the README).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the app adds the member
export interface Register {}

/** Services of the app's pages. */
export type Services = Register extends { services: infer Registered } ? Registered : SiteServices;
