import { FailurePanel, failureReason } from '@exchange/site/page/failures';
import type { ReactNode } from 'react';
import { useRead } from '../../data/useRead.ts';

/**
 * Reads what `GuestPackage` shows to guests. Shows the reason if the server refuses the visitor's
 * region, which makes CSS hide the package. Otherwise, renders its children.
 */
export function GuestData({ children }: { children: ReactNode }): ReactNode {
  const { error } = useRead('home', {});
  return error && failureReason(error) === 'regionBlocked' ? (
    <FailurePanel reason="regionBlocked" />
  ) : (
    children
  );
}
