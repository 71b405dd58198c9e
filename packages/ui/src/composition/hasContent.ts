import type { ReactNode } from 'react';

/** Returns false for content that React does not render, such as `isNew && 'New'`. The number 0 is content. */
export function hasContent(content: ReactNode): boolean {
  return content != null && content !== false && content !== '';
}
