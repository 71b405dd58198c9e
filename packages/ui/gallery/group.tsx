import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Words } from './words.ts';

/** Components that are shown together, and compared in one screenshot. */
export interface Group {
  /** Used in the file names of its screenshots. */
  id: string;
  title: string;
  Content: ComponentType<{ text: Words }>;
}

export function Row({
  title = '',
  children,
}: {
  title?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <div className="gallery-row">
      {title !== '' && <span className="gallery-name">{title}</span>}
      {children}
    </div>
  );
}
