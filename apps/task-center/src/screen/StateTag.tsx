import { Icon, Tag, type IconName, type TagProps } from '@exchange/ui';
import type { ReactElement, ReactNode } from 'react';

type Tone = NonNullable<TagProps['tone']>;

/** Icon and tone of every task, reward and campaign state. */
const states = {
  locked: { icon: 'lock', tone: 'neutral' },
  todo: { icon: 'circle', tone: 'neutral' },
  inProgress: { icon: 'play', tone: 'info' },
  underReview: { icon: 'hourglass', tone: 'info' },
  claimable: { icon: 'gift', tone: 'brand' },
  claiming: { icon: 'refresh', tone: 'brand' },
  claimed: { icon: 'checkCircle', tone: 'positive' },
  active: { icon: 'pulse', tone: 'positive' },
  inUse: { icon: 'play', tone: 'info' },
  usedUp: { icon: 'check', tone: 'neutral' },
  upcoming: { icon: 'calendar', tone: 'info' },
  joined: { icon: 'checkCircle', tone: 'positive' },
  expired: { icon: 'clock', tone: 'neutral' },
  ended: { icon: 'flag', tone: 'neutral' },
  rejected: { icon: 'alert', tone: 'negative' },
  revoked: { icon: 'ban', tone: 'negative' },
} as const satisfies Record<string, { icon: IconName; tone: Tone }>;

export type StateName = keyof typeof states;

/** Every state, for tests. */
export const stateNames = Object.keys(states) as StateName[];

export interface StateTagProps extends Omit<TagProps, 'tone' | 'icon' | 'children'> {
  state: StateName;
  /** Name of the state in the visitor's language. */
  children: ReactNode;
}

/** Badge that shows a state with an icon, a label and a colour. */
export function StateTag({ state, ...native }: StateTagProps): ReactElement {
  const { icon, tone } = states[state];
  return <Tag {...native} tone={tone} icon={<Icon name={icon} size={14} />} />;
}
