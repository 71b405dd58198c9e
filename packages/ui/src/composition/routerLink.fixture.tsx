import type { ReactElement } from 'react';
import type { LinkProps } from './render.ts';

/**
 * A link like those of routers: it has its own prop for the address, and navigates unless the event's
 * default was prevented.
 */
export function RouterLink({
  to,
  onClick,
  go,
  ...native
}: Omit<LinkProps, 'href'> & { to: string; go?: (to: string) => void }): ReactElement {
  return (
    <a
      {...native}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go?.(to);
        event.preventDefault();
      }}
    >
      {native.children}
    </a>
  );
}

/** A link of a router with the usual `href`. */
export const SiteLink = ({ href, ...props }: LinkProps) => (
  <RouterLink {...props} to={href} data-router="" />
);
