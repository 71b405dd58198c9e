export { siteDocument } from './siteDocument.tsx';
export { translateFrame } from './translateFrame.ts';
