export { StaticFooter } from '../footer/StaticFooter.tsx';
export { headerLabels } from '../header/headerLabels.ts';
export { isClosedLocale } from '../isClosed.ts';
