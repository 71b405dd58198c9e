import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';
import { Icon } from '../pictures/icon.tsx';

it('render a list with the state of each step, and mark the current step', () => {
  render(
    <Steps
      label="Check in for seven days"
      layout="strip"
      steps={[
        { id: '1', title: 'Day 1', state: 'done', stateLabel: 'done', note: '+10' },
        { id: '2', title: 'Day 2', state: 'current', stateLabel: 'today', children: 'not here' },
        {
          id: '3',
          title: 'Day 3',
          state: 'todo',
          stateLabel: 'to come',
          icon: <Icon name="mystery" />,
        },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: 'Check in for seven days' }).children).toHaveLength(3);
  expect(steps.map((step) => step.textContent)).toEqual([
    'Day 1 done+10',
    'Day 2 today',
    'Day 3 to come',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

it('render the children of steps in a ladder', () => {
  render(
    <Steps
      label="Newcomer"
      layout="ladder"
      steps={[
        {
          id: '1',
          title: 'Verify',
          state: 'current',
          stateLabel: 'next',
          children: <button>Go</button>,
        },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'Go' });
});

it('have an icon for each state, or a custom icon until the step is done', () => {
  const states = ['done', 'current', 'todo', 'missed', 'locked'] as const;
  const drawings = (icon?: 'mystery') => {
    const { container, unmount } = render(
      <Steps
        label="Days"
        layout="strip"
        steps={states.map((state) => ({
          id: state,
          title: state,
          state,
          stateLabel: state,
          ...(icon && { icon: <Icon name={icon} /> }),
        }))}
      />,
    );
    const drawn = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(container.querySelector('.x-step-note')).toBeNull();
    expect(container.querySelector('.x-step-more')).toBeNull();
    unmount();
    return drawn;
  };
  const [own, mystery] = [drawings(), drawings('mystery')];
  expect(new Set(own).size).toBe(5);
  expect(mystery[0]).toBe(own[0]);
  expect(new Set(mystery.slice(1)).size).toBe(1);
  expect(own).not.toContain(mystery[1]);
});

it('have no element for the details of a step without children', () => {
  const step = { id: '1', title: 'Verify', state: 'todo', stateLabel: 'to come' } as const;
  const { container } = render(<Steps label="Newcomer" layout="ladder" steps={[step]} />);
  expect(container.querySelector('.x-step-more')).toBeNull();
});

it('add the given class to each part', () => {
  const classNames = { step: 'a', mark: 'b', title: 'c', note: 'd', more: 'e' };
  const { container } = render(
    <Steps
      label="Newcomer"
      layout="ladder"
      steps={[{ id: '1', title: 'x', state: 'todo', stateLabel: 'x', note: 'x', children: 'x' }]}
      classNames={classNames}
    />,
  );
  expect(
    Object.keys(classNames).map(
      (name) => container.querySelector(`[data-part=${name}]`)?.className,
    ),
  ).toEqual(['x-step a', 'x-step-mark b', 'x-step-title c', 'x-step-note d', 'x-step-more e']);
});
