import { Button } from '@exchange/ui';
import type { ComponentProps } from 'react';

/** Stands for the link of your router. */
function RouterLink({ to, children, ...anchor }: ComponentProps<'a'> & { to: string }) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}

export function ButtonLinks() {
  return (
    <>
      <Button href="#markets">A link</Button>
      <Button render={<RouterLink to="#wallet" />}>A link of a router</Button>
      <Button href="#vip" disabled>
        A disabled link
      </Button>
    </>
  );
}
