import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** `missed` was let pass and cannot be made up for; `locked` waits for the steps before it. */
export type StepState = 'done' | 'current' | 'todo' | 'missed' | 'locked';

export interface Step {
  /** Unique in its list. */
  id: string;
  title: ReactNode;
  state: StepState;
  /** The state in the visitor's language; screen readers hear it. */
  stateLabel: string;
  /** What there is to get: a value, a few words. */
  reward?: ReactNode;
  /** More about it, and a button; in a ladder only. */
  children?: ReactNode;
  /** Instead of the state's own icon, while it is not done. */
  icon?: IconName;
}

export interface StepsProps {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly Step[];
  /** `strip` stands side by side, such as the days of a week; `ladder` one under the other. */
  layout: 'strip' | 'ladder';
}

const icons = {
  done: 'check',
  current: 'gift',
  todo: 'circle',
  missed: 'close',
  locked: 'lock',
} as const satisfies Record<StepState, IconName>;

/** Steps in their order, with the one that is the visitor's turn: a check-in strip, a ladder of tasks. */
export function Steps({ label, steps, layout }: StepsProps): ReactElement {
  return (
    <ol className="x-steps" data-layout={layout} aria-label={label}>
      {steps.map(({ id, title, state, stateLabel, reward, children, icon }) => (
        <li
          key={id}
          className="x-step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="x-step-mark">
            <Icon name={state === 'done' ? icons.done : (icon ?? icons[state])} />
          </span>
          <div className="x-step-text">
            <span className="x-step-title">{title}</span>
            <span className="x-visually-hidden"> {stateLabel}</span>
            {reward !== undefined && <span className="x-step-reward">{reward}</span>}
          </div>
          {layout === 'ladder' && children !== undefined && (
            <div className="x-step-more">{children}</div>
          )}
        </li>
      ))}
    </ol>
  );
}
