export {
  AddressContext,
  PageContext,
  usePage,
  useRegions,
  type Page,
  type SiteLinks,
} from './page/PageContext.ts';
export { PageProvider } from './page/PageProvider.tsx';
export { pathFrom, type PageAddress } from './page/pathFrom.ts';
export { screenNoticesId } from './page/screenNotices.ts';
export { useAddressQuery } from './page/useAddressQuery.ts';
export { useIsOnline } from './page/useIsOnline.ts';
// An app can add to `Register` only if it is exported with `*`.
export type * from './register.ts';
export { ServicesProvider } from './services/ServicesProvider.tsx';
export { useIsUser } from './services/useIsUser.ts';
export { ServicesContext, useServices } from './services/useServices.ts';
export { useSession } from './services/useSession.ts';
export { useStartFailure } from './services/useStartFailure.ts';
export { useUserId } from './services/useUserId.ts';
export { createTexts } from './texts/createTexts.ts';
export type { MergedTexts } from './texts/mergedTexts.ts';
export type { Namespace, Texts } from './texts/namespaces.ts';
export { TextsProvider } from './texts/TextsProvider.tsx';
export { useAddressedLanguage } from './texts/useAddressedLanguage.ts';
export { useTexts } from './texts/useTexts.ts';
