'use client';

import {
  useId,
  useRef,
  type ComponentProps,
  type ElementType,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';
import { renderElement, type LinkProps, type Render } from '../composition/render.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { Glyph } from '../pictures/glyph.tsx';
import { check } from '../pictures/icons.ts';
import { useMenu } from './useMenu.ts';

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
  const root = useRef<HTMLDivElement>(null);
  useForwardedRef(ref, root);
  const { button, popup, list, open, ...menu } = useMenu(root, {
    controlledOpen,
    defaultOpen,
    onOpenChange,
    align,
  });
  const id = useId();

  const choose = (event: MouseEvent, item: MenuItem) => {
    if (item.disabled) return event.preventDefault();
    menu.closeToButton();
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
        onClick={(event) =>
          open ? menu.close() : menu.openAt(event.detail === 0 ? 'first' : 'none')
        }
        onKeyDown={menu.pressButton}
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
            onKeyDown={menu.pressInside}
          >
            {groups.map((group) => (
              <div key={group.id} className="x-menu-group" role="group" aria-label={group.label}>
                {group.label && (
                  <p {...part('heading', 'x-menu-heading', classNames)} aria-hidden="true">
                    {group.label}
                  </p>
                )}
                {group.items.map((item) => (
                  <MenuRow
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

function MenuRow({
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
