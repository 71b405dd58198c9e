import type { ComponentType, ReactElement } from 'react';
import { GuestPackage } from './GuestPackage.tsx';

/**
 * Creates the part of a page below its heading that shows what an account has. Guests see `Guest`
 * instead. The static HTML contains both, and CSS shows one of them.
 *
 * @param Guest - @defaultValue the welcome package
 */
export function userPage(
  Screen: ComponentType,
  Guest: ComponentType = GuestPackage,
): ComponentType {
  return function UserPage(): ReactElement {
    return (
      <>
        <div className="for-guests">
          <Guest />
        </div>
        <div className="for-users">
          <Screen />
        </div>
      </>
    );
  };
}
