export {
  AddressContext,
  PageContext,
  screenNoticesId,
  useAddressQuery,
  usePage,
  useRegions,
  type Page,
} from './page/PageContext.ts';
export { PageProvider, type PageProps } from './page/PageProvider.tsx';
export { pathFrom, type PageAddress } from './page/pathFrom.ts';
export { useIsOnline } from './page/useIsOnline.ts';
// An app can add to `Register` only if it is exported with `*`.
export type * from './register.ts';
export { ServicesContext, useServices, useStartFailure } from './services/ServicesContext.ts';
export { ServicesProvider } from './services/ServicesProvider.tsx';
export { useIsUser, useSession, useUserId } from './services/useSession.ts';
export { useStore } from './services/useStore.ts';
export { createTexts } from './texts/createTexts.ts';
export { TextsProvider } from './texts/TextsProvider.tsx';
export { useAddressedLanguage } from './texts/useAddressedLanguage.ts';
export { useTexts, type MergedTexts, type Namespace, type Texts } from './texts/useTexts.ts';
