import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';

/** `missed`: skipped and no longer available. `locked`: waits for the steps before it. */
export type StepState = 'done' | 'current' | 'todo' | 'missed' | 'locked';

export interface Step {
  /** Unique within the list. */
  id: string;
  title: ReactNode;
  state: StepState;
  /** Name of the state in the visitor's language, for screen readers. */
  stateLabel: string;
  /** Short reward text, such as "+10". */
  reward?: ReactNode;
  /** Details and actions. Ladder layout only. */
  children?: ReactNode;
  /** Replaces the icon of the state until the step is done. */
  icon?: IconName;
}

export interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  /** `strip`: side by side, such as the days of a week. `ladder`: one below the other. */
  layout: 'strip' | 'ladder';
}

const icons = {
  done: 'check',
  current: 'gift',
  todo: 'circle',
  missed: 'close',
  locked: 'lock',
} as const satisfies Record<StepState, IconName>;

/**
 * An ordered list of steps with the current one marked, such as daily check-ins or a series of
 * tasks.
 */
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
