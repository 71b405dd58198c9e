import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { check, circle, close, lock, play } from '../pictures/icons.ts';

/** State of a step. `missed`: skipped and no longer available. `locked`: available only after the previous steps. */
export type StepState = 'done' | 'current' | 'todo' | 'missed' | 'locked';

export interface Step {
  /** Unique within the list. */
  id: string;
  title: ReactNode;
  state: StepState;
  /** Name of the state in the visitor's language, for screen readers. */
  stateLabel: string;
  /** Short text below the title (strip) or at the end of the line (ladder), such as "+10". */
  note?: ReactNode;
  /** Details and actions. Ladder layout only. */
  children?: ReactNode;
  /** Replaces the icon of the state until the step is done. */
  icon?: ReactElement | undefined;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  /** `strip`: side by side, such as the days of a week. `ladder`: one below the other. */
  layout: 'strip' | 'ladder';
  classNames?: ClassNames<'step' | 'mark' | 'title' | 'note' | 'more'> | undefined;
}

const icons: Record<StepState, string> = {
  done: check,
  current: play,
  todo: circle,
  missed: close,
  locked: lock,
};

/**
 * An ordered list of steps with the current one marked, such as daily check-ins or a series of
 * tasks.
 */
export function Steps({
  label,
  steps,
  layout,
  className,
  classNames,
  ...native
}: StepsProps): ReactElement {
  return (
    <ol
      {...native}
      className={classes('x-steps', className)}
      data-layout={layout}
      aria-label={label}
    >
      {steps.map(({ id, title, state, stateLabel, note, children, icon }) => (
        <li
          key={id}
          {...part('step', 'x-step', classNames)}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span {...part('mark', 'x-step-mark', classNames)}>
            {(state !== 'done' && icon) || <Glyph path={icons[state]} />}
          </span>
          <div className="x-step-text">
            <span {...part('title', 'x-step-title', classNames)}>{title}</span>
            <span className="x-visually-hidden"> {stateLabel}</span>
            {hasContent(note) && <span {...part('note', 'x-step-note', classNames)}>{note}</span>}
          </div>
          {layout === 'ladder' && hasContent(children) && (
            <div {...part('more', 'x-step-more', classNames)}>{children}</div>
          )}
        </li>
      ))}
    </ol>
  );
}
