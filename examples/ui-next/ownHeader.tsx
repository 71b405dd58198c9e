'use client';

import { Header } from '@exchange/ui/header';
import { Logo } from '@exchange/ui/logo';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { ownNavigation, skeleton, storeNavigation } from './navigation';

/** The header of the signed-in visitor. The server cannot render it, because it has no session. */
export function OwnHeader() {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    storeNavigation();
    setIsLoaded(true);
  }, []);
  if (!isLoaded) return null;
  return (
    <Header
      data-theme="dark"
      brand={<Logo />}
      homeHref="/"
      labels={{ ...skeleton.labels, menu: 'Menu' }}
      sections={ownNavigation.left}
      actions={
        <Link className="x-header-link" href="/account">
          Account
        </Link>
      }
      linkComponent={Link}
    />
  );
}
