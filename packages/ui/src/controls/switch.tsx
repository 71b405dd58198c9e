'use client';

import type { ReactElement } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';

export type SwitchProps = ChoiceProps;

/**
 * A switch for a setting that takes effect immediately. Uses a native checkbox with the role `switch`.
 * `className` and `style` go to the root, all other attributes and the ref to the input.
 */
export function Switch(props: SwitchProps): ReactElement {
  return <Choice {...props} role="switch" look="x-switch" />;
}
