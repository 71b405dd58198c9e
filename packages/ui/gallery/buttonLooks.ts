import type { ButtonSize, ButtonVariant } from '../src/controls/button.tsx';

/** Every size and variant of Button, for the gallery and the tests. */
export const buttonSizes: readonly ButtonSize[] = [
  'xx-small',
  'x-small',
  'small',
  'middle',
  'large',
  'x-large',
];
export const buttonVariants: readonly ButtonVariant[] = [
  'default',
  'primary',
  'secondary',
  'secondaryBrand',
  'tradeLong',
  'tradeShort',
  'tradeSecondary',
  'marketing',
  'text',
  'textBrand',
];
