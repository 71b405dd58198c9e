export { DetailSkeleton } from './DetailSkeleton.tsx';
export { lazyScreen } from './lazyScreen.tsx';
export { lazyWindow, type WindowTexts } from './lazyWindow.tsx';
export { ListFoot } from './ListFoot.tsx';
export { CardsSkeleton, ListSkeleton } from './ListSkeleton.tsx';
export { canShow, Loaded } from './Loaded.tsx';
export { screenPage } from './screenPage.tsx';
export { ScreenProvider } from './ScreenProvider.tsx';
