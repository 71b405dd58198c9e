import { address } from '../site/site.ts';
import { componentFacts, descriptionOf } from './components.ts';

const groups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['Button', 'CopyField', 'Menu'],
  Forms: [
    'Form',
    'Field',
    'Textarea',
    'NumberField',
    'SearchField',
    'Select',
    'CustomSelect',
    'Combobox',
    'Checkbox',
    'RadioGroup',
    'SegmentedControl',
    'Switch',
    'Slider',
  ],
  'Windows and hints': ['Modal', 'Drawer', 'Popover', 'Tooltip'],
  Feedback: ['Alert', 'Banner', 'Toasts', 'EmptyState', 'Progress', 'Skeleton'],
  Navigation: ['Tabs', 'TabLinks', 'Breadcrumbs', 'Pagination', 'LoadMore', 'Steps'],
  Content: ['Table', 'Card', 'Accordion', 'Tag', 'Avatar', 'Time', 'Countdown', 'QrCode'],
  Pictures: ['Icon', 'Illustration', 'Image', 'Logo'],
  'Frame of a page': ['Header', 'HeaderSkeleton', 'Footer', 'FocusKeeper'],
};

/** Returns a list of all components by purpose in Markdown, with the first sentence of their descriptions. */
export function componentList(): string {
  const entries = new Map(componentFacts().map(({ name, entry }) => [name, entry]));
  return Object.entries(groups)
    .map(([title, names]) => {
      const lines = names.map((name) => {
        const path = address(`/components/${entries.get(name)}/`);
        return `- [${name}](${path}): ${firstSentence(descriptionOf(name))}`;
      });
      return `## ${title}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

function firstSentence(markdown: string): string {
  const text = markdown.replaceAll(/\s+/g, ' ');
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}
