import type { AriaAttributes, ReactNode } from 'react';
import { classes } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';

/** Returns the attributes that connect a control to its hint and error. */
export function messageAttributes(
  id: string,
  { hint, error }: { hint: ReactNode; error: ReactNode },
  own: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>,
) {
  return {
    'aria-describedby':
      classes(
        own['aria-describedby'],
        hasContent(hint) && `${id}-hint`,
        hasContent(error) && `${id}-error`,
      ) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (hasContent(error) || undefined),
  };
}
