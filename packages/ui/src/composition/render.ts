/* eslint-disable @typescript-eslint/no-explicit-any -- the element is yours and can have any props */
import {
  Children,
  cloneElement,
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';

/**
 * Props for the element that replaces the default one. Spread all of them before your own attributes, because they
 * contain an undefined `href` if the component has none.
 */
export type RenderProps = HTMLAttributes<any> & { ref?: Ref<any> };

/**
 * Replaces the root element, for example by the link of your router. If it is an element, the
 * component's props are merged into it. If it is a function, it is called with the props.
 */
export type Render = ReactElement<any> | ((props: RenderProps) => ReactElement);

/** Props for a link component that renders the links of a list. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

type Props = Record<string, unknown>;
type Handler = (event?: Event) => void;
type ClassNameFunction = (state: unknown) => string;

/**
 * Renders your element with the props of a component. Class names are joined, also if yours are a function, as in
 * links that know whether they are active. If both have an event handler, the component's runs first, and then yours,
 * unless the default was prevented. Otherwise, your props replace the component's. This includes the ref: give a ref
 * either to your element or to the component, not to both.
 */
export function renderElement(render: Render, props: Props): ReactElement {
  if (typeof render === 'function') return render(props);
  // An element from a server component can be lazy. `toArray` resolves it.
  const [element] = Children.toArray(render) as [ReactElement<Props>];
  const merged: Props = {};
  for (const name in props) {
    const first = props[name];
    const second = element.props[name];
    merged[name] =
      second == null
        ? first
        : name === 'className'
          ? typeof second === 'function'
            ? (state: unknown) => (first as string) + ' ' + (second as ClassNameFunction)(state)
            : (first as string) + ' ' + (second as string)
          : first && second && /^on/.test(name)
            ? (event?: Event) => {
                (first as Handler)(event);
                if (!event?.defaultPrevented) (second as Handler)(event);
              }
            : second;
  }
  return cloneElement(element, merged);
}
