import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type * as kit from '../src/index.ts';
import { examples, type Attributes } from './examples.tsx';

type Kit = typeof kit;
type ClassNames<Name extends keyof Kit> = Kit[Name] extends (props: infer Props) => unknown
  ? Props extends { classNames?: infer Own }
    ? Required<NonNullable<Own>>
    : never
  : never;

/** The class of each part. The type requires every part of every component. */
type Parts = {
  [Name in keyof Kit as [ClassNames<Name>] extends [never] ? never : Name]: {
    [Part in keyof ClassNames<Name>]: string;
  };
};

const fieldFrame = {
  label: 'x-field-label',
  control: 'x-field-input',
  hint: 'x-field-hint',
  error: 'x-field-error',
};
const slots = { start: 'x-field-slot', end: 'x-field-slot' };
const modal = {
  box: 'x-modal-box',
  head: 'x-modal-head',
  title: 'x-modal-title',
  close: 'x-modal-close',
  body: 'x-modal-body',
  footer: 'x-modal-foot',
};
const radios = { ...fieldFrame, control: 'x-radio', option: 'x-choice-label' };
const choice = { ...fieldFrame, label: 'x-choice-label' };
const parts: Parts = {
  Accordion: {
    item: 'x-accordion-item',
    title: 'x-accordion-title',
    content: 'x-accordion-content',
  },
  Alert: { title: 'x-alert-title', text: 'x-alert-text' },
  Banner: { text: 'x-banner-text', close: 'x-banner-close' },
  Breadcrumbs: {
    list: 'x-breadcrumbs-list',
    link: 'x-breadcrumbs-link',
    current: 'x-breadcrumbs-current',
  },
  Checkbox: { ...choice, control: 'x-checkbox' },
  Combobox: { ...fieldFrame, list: 'x-options', option: 'x-option', chip: 'x-chip' },
  CopyField: {
    label: 'x-field-label',
    input: 'x-field-input',
    button: 'x-button',
    status: 'x-copy-status',
  },
  CustomSelect: { ...fieldFrame, list: 'x-options', option: 'x-option' },
  Drawer: modal,
  EmptyState: { icon: 'x-empty-icon', title: 'x-empty-title', text: 'x-empty-text' },
  Field: { ...fieldFrame, ...slots },
  Footer: {
    head: 'x-footer-head',
    columns: 'x-footer-columns',
    title: 'x-footer-title',
    link: 'x-footer-link',
    risk: 'x-footer-risk',
    legal: 'x-footer-legal',
  },
  LoadMore: { error: 'x-load-more-error', button: 'x-button', status: 'x-load-more-status' },
  Menu: {
    button: 'x-menu-button',
    popup: 'x-menu-popup',
    header: 'x-menu-header',
    list: 'x-menu-list',
    heading: 'x-menu-heading',
    item: 'x-menu-item',
  },
  Modal: modal,
  NumberField: {
    ...fieldFrame,
    ...slots,
    decrease: 'x-number-step',
    increase: 'x-number-step',
  },
  Pagination: {
    list: 'x-pagination-list',
    page: 'x-page',
    previous: 'x-page',
    next: 'x-page',
    gap: 'x-page-gap',
  },
  RadioGroup: radios,
  SearchField: {
    label: 'x-visually-hidden',
    box: 'x-search-box',
    control: 'x-field-input',
    clear: 'x-search-clear',
    result: 'x-field-hint',
  },
  SegmentedControl: radios,
  Select: fieldFrame,
  Slider: { ...fieldFrame, control: 'x-slider-control', value: 'x-slider-value' },
  Steps: {
    step: 'x-step',
    mark: 'x-step-mark',
    title: 'x-step-title',
    note: 'x-step-note',
    more: 'x-step-more',
  },
  Switch: { ...choice, control: 'x-switch' },
  TabLinks: { link: 'x-tab' },
  Table: {
    caption: 'x-visually-hidden',
    head: 'x-table-head',
    row: 'x-table-row',
    sort: 'x-table-sort',
    link: 'x-table-link',
    empty: 'x-table-empty',
  },
  Tabs: { list: 'x-tabs-list', tab: 'x-tab', panel: 'x-tabs-panel' },
  Textarea: { ...fieldFrame, control: 'x-field-input x-textarea' },
};

const messages = { hint: 'In GEL.', error: 'Enter an amount.' };
const column = { id: 'a', header: 'Name', cell: String, rowHeader: true, sortable: true };
const rows = { columns: [column], rowHref: () => '/a', onSortChange: () => undefined };

/** Props with which a component renders its parts. */
const props: { [Name in keyof Parts]: Attributes[] } = {
  Accordion: [{}],
  Alert: [{ title: 'Not saved' }],
  Banner: [{ onClose: () => undefined, closeLabel: 'Close' }],
  Breadcrumbs: [{ items: ['/', '/a'].map((href) => ({ href, label: href })) }],
  Checkbox: [messages],
  Combobox: [{ ...messages, multiple: true, defaultValue: ['ge'] }],
  CopyField: [{}],
  CustomSelect: [messages],
  Drawer: [{ footer: 'x' }],
  EmptyState: [{ icon: <i />, children: 'x' }],
  Field: [{ ...messages, start: '₾', end: 'GEL' }],
  Footer: [
    {
      children: 'x',
      columns: [{ title: 'Help', links: [{ name: 'FAQ', href: '/faq' }] }],
      risk: 'x',
      legal: 'x',
    },
  ],
  LoadMore: [{}],
  Menu: [
    {
      header: 'x',
      groups: [{ id: 'a', label: 'Group', items: [{ id: 'b', label: 'x' }] }],
      defaultOpen: true,
    },
  ],
  Modal: [{ footer: 'x' }],
  NumberField: [
    { ...messages, start: '₾', end: 'GEL', stepLabels: { decrease: 'Less', increase: 'More' } },
  ],
  Pagination: [{ count: 30 }],
  RadioGroup: [messages],
  SearchField: [{ defaultValue: 'x', result: 'x' }],
  SegmentedControl: [messages],
  Select: [messages],
  Slider: [messages],
  Steps: [
    {
      layout: 'ladder',
      steps: [
        { id: 'a', title: 'x', state: 'todo', stateLabel: 'To do', note: 'x', children: 'x' },
      ],
    },
  ],
  Switch: [messages],
  TabLinks: [{}],
  Table: [
    { ...rows, rows: ['a'] },
    { ...rows, empty: 'None' },
  ],
  Tabs: [{}],
  Textarea: [messages],
};

// Sites style a part by `data-part`, or by a class that they add with `classNames`.
it.each(Object.entries(parts))('%s adds a class to each of its parts', (name, own) => {
  const classNames = Object.fromEntries(Object.keys(own).map((part) => [part, `my-${part}`]));
  const { baseElement } = render(
    <>
      {props[name as keyof Parts].map((attributes, index) => (
        <div key={index}>{examples[name]?.({ ...attributes, classNames })}</div>
      ))}
    </>,
  );
  const input = baseElement.querySelector('[role=combobox]');
  if (input) fireEvent.click(input);
  for (const [part, ownClass] of Object.entries(own)) {
    const rendered = baseElement.querySelector(`[data-part=${part}]`);
    const expected = [...ownClass.split(' '), `my-${part}`];
    expect([...(rendered?.classList ?? [])].sort(), part).toEqual(expected.sort());
  }
});
