export { Detail } from './Detail.tsx';
export { Fact } from './Fact.tsx';
export { NumberedSteps } from './NumberedSteps.tsx';
export { PageHeading } from './PageHeading.tsx';
export { Terms } from './Terms.tsx';
export { useItemTitle } from './useItemTitle.ts';
