/* eslint-disable @typescript-eslint/no-explicit-any -- the element is yours and can have any props */
import {
  Children,
  cloneElement,
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { joinRefs } from './joinRefs.ts';

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
type GivenRef = NonNullable<Ref<unknown>>;
type Handler = (event?: Event) => void;
type ClassNameFunction = (state: unknown) => string;

/**
 * Renders your element with the props of a component. Class names are joined, also if yours are a function, as in
 * links that know whether they are active. If both have an event handler, the component's runs first, and then yours,
 * unless the default was prevented. If both have a ref, both are set. Otherwise, your props replace the component's.
 */
export function renderElement(render: Render, props: Props): ReactElement {
  if (typeof render === 'function') return render(props);
  // An element from a server component can be lazy. `toArray` resolves it.
  const [element] = Children.toArray(render) as [ReactElement<Props>];
  const merged: Props = {};
  for (const name in props) merged[name] = mergeProp(name, props[name], element.props[name]);
  return cloneElement(element, merged);
}

/** Merges a prop of the component (`first`) with the same prop of your element (`second`). */
function mergeProp(name: string, first: unknown, second: unknown): unknown {
  if (second == null) return first;
  if (first == null) return second;
  if (name === 'className') return joinClassNames(first as string, second as string);
  if (name === 'ref') return joinRefs(first as GivenRef, second as GivenRef);
  if (/^on[A-Z]/.test(name)) return chainHandlers(first as Handler, second as Handler);
  return second;
}

function joinClassNames(
  first: string,
  second: string | ClassNameFunction,
): string | ClassNameFunction {
  if (typeof second !== 'function') return `${first} ${second}`;
  return (state) => `${first} ${second(state)}`;
}

function chainHandlers(first: Handler, second: Handler): Handler {
  return (event) => {
    first(event);
    if (!event?.defaultPrevented) second(event);
  };
}
