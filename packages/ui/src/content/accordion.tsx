import type { ComponentProps, MouseEvent, ReactElement, ReactNode, ToggleEvent } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { chevronDown } from '../pictures/icons.ts';

export interface AccordionItem {
  /** Unique within the accordion. */
  id: string;
  /** If it contains a button, call `preventDefault` on its press. Otherwise, the press counts as one on the title. */
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  items: readonly AccordionItem[];
  /** Keeps at most one item open. Browsers without support for `<details name>` allow several. */
  group?: string | undefined;
  /** Ids of the open items. If omitted, the browser keeps the state. */
  value?: readonly string[] | undefined;
  /** Ids of the items that are open at first. @defaultValue none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the ids of the open items when the visitor, or find-in-page, opens or closes one. */
  onValueChange?: ((value: string[]) => void) | undefined;
  classNames?: ClassNames<'item' | 'title' | 'content'> | undefined;
}

/** Whether an item is open, as reported last. Not a hook, so that a server can render the component. */
const reported = new WeakMap<Element, boolean>();

/**
 * Collapsible questions and answers. Built on native `<details>`, so it works without JavaScript,
 * and find-in-page opens closed items.
 */
export function Accordion({
  items,
  group,
  value,
  defaultValue = [],
  onValueChange,
  className,
  classNames,
  ...native
}: AccordionProps): ReactElement {
  const report = (item: HTMLDetailsElement, id: string, opens: boolean) => {
    const open = [...(item.parentElement?.children ?? [])]
      .filter((each) => each !== item && !group && (each as HTMLDetailsElement).open)
      .map((each) => `${each.getAttribute('data-value')}`);
    onValueChange?.(opens ? [...open, id] : open);
  };
  const press = (event: MouseEvent, id: string) => {
    // The item does not open if the title has handled the press, for example with a button.
    if (event.defaultPrevented) return;
    const item = event.currentTarget.parentElement as HTMLDetailsElement;
    reported.set(item, !item.open);
    report(item, id, !item.open);
    // If `value` is given, the parent controls whether the item opens.
    if (value) event.preventDefault();
  };
  // Reports changes that are not caused by a press: find-in-page and links to a fragment open an item.
  // `group` closes another item, which is part of the same report. If `value` is given, reverts the change.
  const toggle = ({ target, currentTarget: item }: ToggleEvent<HTMLDetailsElement>, id: string) => {
    const { open } = item;
    const wasOpen = value?.includes(id) ?? reported.get(item) ?? defaultValue.includes(id);
    if (target !== item || open === wasOpen) return;
    reported.set(item, open);
    if (value) item.open = wasOpen;
    if (open) report(item, id, true);
  };
  return (
    <div {...native} className={classes('x-accordion', className)}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          {...part('item', 'x-accordion-item', classNames)}
          data-value={id}
          name={group}
          open={(value ?? defaultValue).includes(id)}
          onToggle={value || onValueChange ? (event) => toggle(event, id) : undefined}
        >
          <summary
            {...part('title', 'x-accordion-title', classNames)}
            onClick={value || onValueChange ? (event) => press(event, id) : undefined}
          >
            <span>{title}</span>
            <Glyph path={chevronDown} />
          </summary>
          <div {...part('content', 'x-accordion-content', classNames)}>{content}</div>
        </details>
      ))}
    </div>
  );
}
