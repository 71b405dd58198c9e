import { Button } from '@exchange/ui/button';
import { EmptyState } from '@exchange/ui/empty-state';
import { Illustration } from '@exchange/ui/illustration';
import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import { address } from '../site/site.ts';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound(): ReactElement {
  return (
    <main id="main" className="frame-alone" tabIndex={-1}>
      <h1 className="visually-hidden">Page not found</h1>
      <EmptyState
        illustration={<Illustration name="notFound" />}
        title="Page not found"
        action={<Button href={address('/start/')}>Go to the start</Button>}
      >
        The address may have changed. Search for the page in the header.
      </EmptyState>
    </main>
  );
}
