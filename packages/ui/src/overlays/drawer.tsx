'use client';

import type { ReactElement } from 'react';
import { classes } from '../composition/classes.ts';
import { Modal, type ModalProps } from './modal.tsx';

export interface DrawerProps extends ModalProps {
  /** Edge of the screen. @defaultValue `'bottom'` */
  side?: 'bottom' | 'start' | 'end' | undefined;
}

/** A Modal at an edge of the screen, such as a bottom sheet on a phone. Closes on a press outside. */
export function Drawer({
  side = 'bottom',
  lightDismiss = true,
  className,
  ...modal
}: DrawerProps): ReactElement {
  return (
    <Modal
      {...modal}
      lightDismiss={lightDismiss}
      className={classes('x-drawer', `x-drawer-${side}`, className)}
    />
  );
}
