import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { classes } from '../composition/classes.ts';
import { renderElement, type Render } from '../composition/render.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** @defaultValue `'div'` */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | undefined;
  /** Marks something that has ended: the card is less saturated, but stays legible. */
  ended?: boolean | undefined;
  /** Renders the card as another element, such as the link of your router. */
  render?: Render | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A raised surface with padding. */
export function Card({
  as = 'div',
  ended = false,
  render,
  className,
  ...native
}: CardProps): ReactElement {
  const props = {
    ...native,
    className: classes('x-card', className),
    'data-ended': ended ? '' : undefined,
  };
  return render ? renderElement(render, props) : createElement(as, props);
}
