import type { ComponentType, ReactElement } from 'react';
import { GuestPackage } from './GuestPackage.tsx';

/**
 * Creates the part of a page below its heading that shows what an account has. Guests see the welcome package instead. The
 * static HTML contains both, and CSS shows one of them.
 */
export function userPage(Screen: ComponentType): ComponentType {
  return function UserPage(): ReactElement {
    return (
      <>
        <div className="for-guests">
          <GuestPackage />
        </div>
        <div className="for-users">
          <Screen />
        </div>
      </>
    );
  };
}
