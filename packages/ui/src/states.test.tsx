import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Accordion } from './accordion.tsx';
import { EmptyState } from './emptyState.tsx';
import { Footer } from './footer.tsx';
import { Illustration, illustrationNames } from './illustration.tsx';
import { Select } from './select.tsx';
import { Skeleton } from './skeleton.tsx';
import { StateTag, stateNames } from './stateTag.tsx';
import { Steps } from './steps.tsx';
import { Tag } from './tag.tsx';

it('Accordion: uses native details, grouped by name if asked', () => {
  const { container } = render(
    <Accordion group="faq" items={[{ id: '1', title: 'Why?', content: 'So.' }]} />,
  );
  const details = container.querySelector('details');
  expect(details?.getAttribute('name')).toBe('faq');
  expect(details?.querySelector('summary')?.textContent).toBe('Why?');
});

it('EmptyState: has texts and an action, and is an alert only on request', () => {
  const { rerender } = render(
    <EmptyState icon="wifiOff" title="Offline" action={<button>Retry</button>} alert />,
  );
  expect(screen.getByRole('alert').textContent).toBe('OfflineRetry');
  rerender(<EmptyState icon="gift" title="No rewards yet" />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('EmptyState: has a text only if given, and is not an alert by default', () => {
  const { container, rerender } = render(<EmptyState icon="gift" title="None" />);
  expect(container.querySelector('.x-empty-text')).toBeNull();
  expect(container.firstElementChild?.hasAttribute('role')).toBe(false);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('32');
  rerender(
    <EmptyState icon="gift" title="None">
      Come back tomorrow.
    </EmptyState>,
  );
  expect(container.querySelector('.x-empty-text')?.textContent).toBe('Come back tomorrow.');
});

it('EmptyState: shows an illustration that is hidden from screen readers', () => {
  const { container } = render(<EmptyState kind="regionBlocked" title="Not in your region" />);
  const drawing = container.querySelector('.x-illustration');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('Not in your region');
});

it('Illustration: has a different drawing for every state of a list', () => {
  expect(illustrationNames.toSorted()).toEqual([
    'empty',
    'ended',
    'error',
    'noPermission',
    'notFound',
    'offline',
    'regionBlocked',
    'success',
  ]);
  const drawings = illustrationNames.map((name) => {
    const { container } = render(<Illustration name={name} />);
    const svg = container.querySelector('svg');
    expect(['width', 'height', 'viewBox'].map((each) => svg?.getAttribute(each))).toEqual([
      '96',
      '72',
      '0 0 96 72',
    ]);
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.dataset.tone).toMatch(/^(neutral|brand|positive|negative|info)$/);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths).toEqual([expect.stringMatching(/^M\d/), expect.stringMatching(/^M\d/)]);
    return container.innerHTML;
  });
  expect(new Set(drawings).size).toBe(illustrationNames.length);
});

it.each(stateNames)('StateTag: shows %s as icon, label and colour', (state) => {
  const { container } = render(<StateTag state={state}>Word</StateTag>);
  const tag = container.querySelector<HTMLElement>('.x-tag');
  expect(tag?.textContent).toBe('Word');
  expect(tag?.dataset.tone).toMatch(/^(neutral|brand|positive|negative|info)$/);
  expect(tag?.querySelector('svg[aria-hidden] path')?.getAttribute('d')).toMatch(/^M/);
});

it('StateTag: shows states with different actions differently', () => {
  const markups = stateNames.map((state) => {
    const { container } = render(<StateTag state={state}>x</StateTag>);
    return container.innerHTML;
  });
  // A claimed task and a joined campaign look the same, and so do a task in progress and a reward
  // in use.
  const twins = [
    ['claimed', 'joined'],
    ['inProgress', 'inUse'],
  ];
  expect(new Set(markups).size).toBe(stateNames.length - twins.length);
});

it('Steps: render a list with the state of each step, and mark the current step', () => {
  render(
    <Steps
      label="Check in for seven days"
      layout="strip"
      steps={[
        { id: '1', title: 'Day 1', state: 'done', stateLabel: 'done', reward: '+10' },
        { id: '2', title: 'Day 2', state: 'current', stateLabel: 'today', children: 'not here' },
        { id: '3', title: 'Day 3', state: 'todo', stateLabel: 'to come', icon: 'mystery' },
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

it('Steps: render children in a ladder', () => {
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

it('Footer: has links under headings, and the risk disclosure', () => {
  render(
    <Footer
      label="More of the site"
      columns={[
        {
          title: 'Help',
          links: [
            { name: 'FAQ', href: '/faq' },
            { name: 'Status', href: 'https://status.example', external: true },
          ],
        },
      ]}
      risk="Prices can fall."
      legal="© Brand"
    >
      <button>English</button>
    </Footer>,
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toBe('EnglishHelpFAQStatusPrices can fall.© Brand');
  screen.getByRole('navigation', { name: 'More of the site' });
  expect(screen.getByRole('link', { name: 'FAQ' }).getAttribute('href')).toBe('/faq');
  expect(screen.getByRole('link', { name: 'Status' }).getAttribute('rel')).toBe('noopener');
});

it('Select: is labelled and described, and changes its value', async () => {
  const change = vi.fn();
  render(
    <Select label="Country" hint="Where you live" onChange={change} name="country">
      <option value="tr">Türkiye</option>
      <option value="ge">საქართველო</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Country',
    description: 'Where you live',
  });
  await userEvent.setup().selectOptions(select, 'ge');
  expect(change).toHaveBeenCalledOnce();
  expect(select.value).toBe('ge');
});

it('Skeleton, Tag: hide the skeleton and the icon from screen readers', () => {
  const { container } = render(
    <>
      <Skeleton shape="circle" width="half" className="mine" />
      <Tag icon="check" tone="positive">
        Done
      </Tag>
    </>,
  );
  expect(container.querySelector('.x-skeleton.mine')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Done').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('Steps: have an icon per state, or a custom one until done', () => {
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
          ...(icon && { icon }),
        }))}
      />,
    );
    const drawn = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d'));
    expect(container.querySelector('.x-step-reward')).toBeNull();
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

it('Footer: leaves out missing parts', () => {
  const links = [{ name: 'FAQ', href: '/faq' }];
  const { container } = render(<Footer label="Links" columns={[{ title: 'Help', links }]} />);
  for (const part of ['head', 'risk', 'legal']) {
    expect(container.querySelector(`.x-footer-${part}`)).toBeNull();
  }
  const link = screen.getByRole('link', { name: 'FAQ' });
  expect(link.hasAttribute('rel')).toBe(false);
  expect(link.querySelector('svg')).toBeNull();
});

it('Footer: marks a link to another site with a directional arrow', () => {
  const links = [{ name: 'Status', href: 'https://status.example', external: true }];
  render(<Footer label="Links" columns={[{ title: 'Help', links }]} />);
  expect(screen.getByRole('link').querySelector('svg.x-icon-directional')).not.toBeNull();
});

it('Accordion: has no group by default', () => {
  const { container } = render(<Accordion items={[{ id: '1', title: 'Why?', content: 'So.' }]} />);
  expect(container.querySelector('details')?.hasAttribute('name')).toBe(false);
  expect(container.textContent).toBe('Why?So.');
});

it('Select: passes attributes on and shows its error', () => {
  render(
    <Select label="Country" error="Choose one" disabled>
      <option>Georgia</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { description: 'Choose one' });
  expect([select.disabled, select.className]).toEqual([true, 'x-field-input']);
});

it('Skeleton: is a full-width line of text by default', () => {
  const { container } = render(<Skeleton />);
  const { className, dataset } = container.firstElementChild as HTMLElement;
  expect([className, dataset.shape, dataset.width]).toEqual(['x-skeleton', 'text', 'full']);
});

it('Tag: is neutral and has no icon by default', () => {
  render(<Tag>New</Tag>);
  const tag = screen.getByText('New');
  expect(tag.dataset.tone).toBe('neutral');
  expect(tag.querySelector('svg')).toBeNull();
});
