import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  Alert,
  Banner,
  Checkbox,
  EmptyState,
  Field,
  Footer,
  Menu,
  RadioGroup,
  Select,
  Slider,
  Steps,
  Switch,
  Table,
  Textarea,
} from '../src/index.ts';

const parts: Record<string, (content: ReactNode) => ReactElement> = {
  'Alert: title': (content) => <Alert title={content}>x</Alert>,
  'Alert: children': (content) => <Alert title="x">{content}</Alert>,
  'Alert: action': (content) => <Alert action={content}>x</Alert>,
  'Banner: actions': (content) => <Banner actions={content}>x</Banner>,
  'Checkbox: hint': (content) => <Checkbox label="x" hint={content} />,
  'Checkbox: error': (content) => <Checkbox label="x" error={content} />,
  'EmptyState: children': (content) => <EmptyState title="x">{content}</EmptyState>,
  'Field: hint': (content) => <Field label="x" hint={content} />,
  'Field: error': (content) => <Field label="x" error={content} />,
  'Footer: children': (content) => (
    <Footer label="x" columns={[]}>
      {content}
    </Footer>
  ),
  'Footer: risk': (content) => <Footer label="x" columns={[]} risk={content} />,
  'Footer: legal': (content) => <Footer label="x" columns={[]} legal={content} />,
  'Menu: header': (content) => (
    <Menu label="x" trigger="x" groups={[]} header={content} defaultOpen />
  ),
  'Menu: hint of an item': (content) => (
    <Menu
      label="x"
      trigger="x"
      groups={[{ id: 'a', items: [{ id: 'b', label: 'x', hint: content }] }]}
      defaultOpen
    />
  ),
  'RadioGroup: hint': (content) => <RadioGroup label="x" options={[]} hint={content} />,
  'RadioGroup: error': (content) => <RadioGroup label="x" options={[]} error={content} />,
  'Select: hint': (content) => (
    <Select label="x" hint={content}>
      <option>x</option>
    </Select>
  ),
  'Slider: error': (content) => <Slider label="x" error={content} />,
  'Steps: note': (content) => (
    <Steps
      label="x"
      layout="ladder"
      steps={[{ id: 'a', title: 'x', state: 'todo', stateLabel: 'x', note: content }]}
    />
  ),
  'Switch: hint': (content) => <Switch label="x" hint={content} />,
  'Table: empty': (content) => (
    <Table caption="x" columns={[]} rows={[]} rowKey={() => ''} empty={content} />
  ),
  'Textarea: error': (content) => <Textarea label="x" error={content} />,
};

// Sites write `hint={isNew && 'Choose one'}`, and form libraries pass an empty error.
it.each(Object.entries(parts))('%s leaves out its element without content', (_part, element) => {
  const without = renderToStaticMarkup(element(undefined));
  for (const content of [null, false, '']) {
    expect(renderToStaticMarkup(element(content))).toBe(without);
  }
  expect(renderToStaticMarkup(element('words'))).toContain('words');
});

it.each(Object.entries(parts))('%s shows the number 0 as it shows words', (_part, element) => {
  const expected = renderToStaticMarkup(element('words')).replace('words', '0');
  expect(renderToStaticMarkup(element(0))).toBe(expected);
});
