import type { ReactNode } from 'react';

/** Letters of Hebrew, Arabic and the other right-to-left scripts between them. */
const rightToLeft = /[\u0590-\u08ff]/;

/**
 * Returns `ltr` for a text without right-to-left letters, such as one that is not translated. In a
 * page from right to left, its full stop would otherwise stand at its start. Other texts have the
 * direction of the page, whatever their first word is.
 */
export const textDirection = (content: ReactNode): 'ltr' | undefined =>
  typeof content === 'object' || rightToLeft.test(`${content}`) ? undefined : 'ltr';
