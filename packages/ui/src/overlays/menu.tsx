'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { watchTargets } from '../composition/trees.ts';
import { continuesWord, typedItem, type TypedWord } from '../composition/typeahead.ts';
import { renderElement, type LinkProps, type Render } from '../composition/render.ts';
import { useControlled } from '../composition/useControlled.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { showInTopLayer, usePlacement } from '../composition/usePlacement.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { check } from '../pictures/icons.ts';
import { menuItems, nextItem } from './menuFocus.ts';

/** An item of a menu: a link if it has `href`, otherwise an action. */
export interface MenuItem {
  /** Unique within the menu. */
  id: string;
  label: ReactNode;
  icon?: ReactElement | undefined;
  /** Secondary text on its own line. */
  hint?: ReactNode;
  href?: string | undefined;
  /** Renders the link of your router. Replaces `href`. */
  render?: Render | undefined;
  /** Called when the item is chosen, before its link is followed. */
  onSelect?: (() => void) | undefined;
  /** Ignores activation but stays focusable, so that screen readers can reach it. */
  disabled?: boolean | undefined;
  /** Makes the item a radio choice. `true` marks the chosen item. */
  checked?: boolean | undefined;
  /** BCP 47 tag of the label, if its language differs from the page. */
  lang?: string | undefined;
}

export interface MenuGroup {
  /** Unique within the menu. */
  id: string;
  /** Heading above the group. */
  label?: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the button and the menu. */
  label: string;
  /** Content of the button. Its text follows `label` in the accessible name. */
  trigger: ReactNode;
  groups: readonly MenuGroup[];
  /** Content above the items, such as the account name. Must not be interactive. */
  header?: ReactNode;
  /** Edge of the button that the menu aligns with. @defaultValue `'start'` */
  align?: 'start' | 'end' | undefined;
  /** Whether the menu is open. If omitted, the component keeps the state, starting with `defaultOpen`. */
  open?: boolean | undefined;
  /** @defaultValue `false` */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Component that renders the items with `href`, such as `Link` from `next/link`. @defaultValue `'a'` */
  linkComponent?: ElementType<LinkProps> | undefined;
  classNames?: ClassNames<'button' | 'popup' | 'header' | 'list' | 'heading' | 'item'> | undefined;
}

/** Item focused when the menu opens. `none` focuses the menu itself. */
type FirstFocus = 'none' | 'first' | 'last';

/**
 * A button that opens a list of links, actions or choices. Follows the keyboard support of the ARIA
 * menu pattern: arrows, Home, End, typeahead, Esc and Tab. Returns focus when it closes.
 */
export function Menu({
  label,
  trigger,
  groups,
  header,
  align = 'start',
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  linkComponent = 'a',
  className,
  classNames,
  ref,
  ...native
}: MenuProps): ReactElement {
  const [open, setOpen] = useControlled(controlledOpen, defaultOpen, onOpenChange);
  const firstFocus = useRef<FirstFocus>('none');
  const root = useRef<HTMLDivElement>(null);
  useForwardedRef(ref, root);
  const latestSetOpen = useRef(setOpen);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedWord>({ text: '', at: 0 });
  const id = useId();

  const focusFirst = () => {
    if (!list.current) return;
    const items = menuItems(list.current);
    const target = { first: items[0], last: items.at(-1), none: list.current }[firstFocus.current];
    target?.focus({ preventScroll: true });
  };
  const openAt = (first: FirstFocus) => {
    firstFocus.current = first;
    setOpen(true);
    // If the site kept the menu open, focus its items again.
    focusFirst();
  };
  const close = () => setOpen(false);
  const closeToButton = () => {
    button.current?.focus();
    close();
  };

  useLayoutEffect(() => {
    latestSetOpen.current = setOpen;
  });
  // The top layer shows the popup in front of a modal window, and outside parents that clip their content.
  useLayoutEffect(() => showInTopLayer(popup.current), [open]);
  usePlacement({ popup, anchor: button, open, side: 'bottom', align });
  useLayoutEffect(() => focusFirst(), [open]);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    return watchTargets(element, (target) => {
      if (!element.contains(target)) latestSetOpen.current(false);
    });
  }, [open]);

  const pressButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const pressInside = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') return close();
    const items = menuItems(event.currentTarget);
    const current = items.findIndex((item) => item.contains(event.target as Node));
    if (event.key === 'Escape') {
      event.preventDefault();
      // The same Esc must not close a dialog around the menu.
      event.stopPropagation();
      closeToButton();
    } else if (event.key === ' ' && !continuesWord(event.nativeEvent, typed.current)) {
      // In a menu, Space must activate links, which natively react only to Enter.
      event.preventDefault();
      items[current]?.click();
    } else {
      const target =
        nextItem(event.key, items, current) ??
        typedItem(event.nativeEvent, items, current, typed, ({ textContent }) => textContent);
      // Space in a word must not activate the item.
      if (target || event.key === ' ') event.preventDefault();
      target?.focus();
    }
  };

  const choose = (event: MouseEvent, item: MenuItem) => {
    if (item.disabled) return event.preventDefault();
    closeToButton();
    item.onSelect?.();
  };

  return (
    <div {...native} ref={root} className={classes('x-menu', className)}>
      <button
        ref={button}
        type="button"
        {...part('button', 'x-menu-button', classNames)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // A click with detail 0 comes from the keyboard or a screen reader.
        onClick={(event) => (open ? close() : openAt(event.detail === 0 ? 'first' : 'none'))}
        onKeyDown={pressButton}
      >
        <span className="x-visually-hidden">{label}</span> {trigger}
      </button>
      {open && (
        <div ref={popup} {...part('popup', 'x-menu-popup', classNames)}>
          {hasContent(header) && (
            <div {...part('header', 'x-menu-header', classNames)}>{header}</div>
          )}
          <div
            ref={list}
            id={id}
            {...part('list', 'x-menu-list', classNames)}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={pressInside}
          >
            {groups.map((group) => (
              <div key={group.id} className="x-menu-group" role="group" aria-label={group.label}>
                {group.label && (
                  <p {...part('heading', 'x-menu-heading', classNames)} aria-hidden="true">
                    {group.label}
                  </p>
                )}
                {group.items.map((item) => (
                  <Row
                    key={item.id}
                    item={item}
                    linkComponent={linkComponent}
                    classNames={classNames}
                    onClick={(event) => choose(event, item)}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Row({
  item: { label, icon, hint, href, render, disabled, checked, lang },
  linkComponent: Link,
  classNames,
  onClick,
}: {
  item: MenuItem;
  linkComponent: ElementType<LinkProps>;
  classNames: MenuProps['classNames'];
  onClick: (event: MouseEvent) => void;
}): ReactElement {
  const attributes = {
    ...part('item', 'x-menu-item', classNames),
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    lang,
    onClick,
  };
  const content = (
    <>
      {icon}
      <span className="x-menu-text">
        {label}
        {hasContent(hint) && <span className="x-menu-hint">{hint}</span>}
      </span>
      {checked && <Glyph path={check} />}
    </>
  );
  if (render && !disabled) return renderElement(render, { ...attributes, children: content });
  if (href === undefined || disabled) {
    return (
      <button {...attributes} type="button">
        {content}
      </button>
    );
  }
  return (
    <Link {...attributes} href={href} hrefLang={lang}>
      {content}
    </Link>
  );
}
