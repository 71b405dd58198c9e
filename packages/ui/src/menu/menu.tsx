'use client';

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { keepInView } from './keepInView.ts';
import { menuItems, nextItem, typedItem, type TypedWord } from './menuFocus.ts';

/** A link if it has `href`, otherwise an action. */
export interface MenuItem {
  /** Unique within the menu. */
  id: string;
  label: ReactNode;
  icon?: IconName;
  /** Secondary text on its own line. */
  hint?: ReactNode;
  href?: string;
  /** Called when the item is chosen, before its link is followed. */
  onSelect?: () => void;
  /** Ignores activation but stays focusable, so that screen readers can reach it. */
  disabled?: boolean;
  /** Makes the item a radio choice. `true` marks the current one. */
  checked?: boolean;
  /** BCP 47 tag of the label, if its language differs from the page. */
  lang?: string;
}

export interface MenuGroup {
  /** Unique within the menu. */
  id: string;
  /** Heading above the group. */
  label?: string;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** Accessible name of the button and the menu. */
  label: string;
  /** Content of the button. Its text follows `label` in the accessible name. */
  trigger: ReactNode;
  groups: readonly MenuGroup[];
  /** Content above the items, such as the account name. Must not be interactive. */
  header?: ReactNode;
  /** Edge of the button that the menu aligns with. @defaultValue `'start'` */
  align?: 'start' | 'end';
  /** Class of the button. Replaces the default style. */
  className?: string;
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
  className = 'x-menu-button',
}: MenuProps): ReactElement {
  const [opened, setOpened] = useState<FirstFocus>();
  const open = opened !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef<TypedWord>({ text: '', at: 0 });
  const id = useId();

  const close = () => setOpened(undefined);
  const closeToButton = () => {
    button.current?.focus();
    close();
  };

  useLayoutEffect(() => {
    if (opened === undefined || !popup.current || !list.current) return;
    keepInView(popup.current);
    const items = menuItems(list.current);
    const target = opened === 'first' ? items[0] : opened === 'last' ? items.at(-1) : list.current;
    target?.focus({ preventScroll: true });
  }, [opened]);

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return undefined;
    const page = element.ownerDocument;
    const closeOutside = ({ target }: Event) => {
      if (!element.contains(target as Node | null)) setOpened(undefined);
    };
    page.addEventListener('pointerdown', closeOutside);
    page.addEventListener('focusin', closeOutside);
    return () => {
      page.removeEventListener('pointerdown', closeOutside);
      page.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const pressButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const pressInside = (event: KeyboardEvent) => {
    if (!list.current) return;
    if (event.key === 'Tab') return close();
    const items = menuItems(list.current);
    const current = items.indexOf(event.currentTarget.ownerDocument.activeElement as HTMLElement);
    if (event.key === 'Escape') {
      event.preventDefault();
      // One Esc closes the menu, but not a dialog around it.
      event.stopPropagation();
      closeToButton();
    } else if (event.key === ' ') {
      // Space activates links in a menu. Natively they react only to Enter.
      event.preventDefault();
      items[current]?.click();
    } else {
      const target =
        nextItem(event.key, items, current) ?? typedItem(event.nativeEvent, items, current, typed);
      if (!target) return;
      event.preventDefault();
      target.focus();
    }
  };

  const choose = (event: MouseEvent, item: MenuItem) => {
    if (item.disabled) return event.preventDefault();
    closeToButton();
    item.onSelect?.();
  };

  return (
    <div ref={root} className="x-menu">
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // A click with detail 0 comes from the keyboard or a screen reader.
        onClick={(event) => (open ? close() : setOpened(event.detail === 0 ? 'first' : 'none'))}
        onKeyDown={pressButton}
      >
        <span className="x-visually-hidden">{label}</span> {trigger}
      </button>
      {open && (
        <div ref={popup} className="x-menu-popup" data-align={align}>
          {header !== undefined && <div className="x-menu-header">{header}</div>}
          <div
            ref={list}
            id={id}
            className="x-menu-list"
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={pressInside}
          >
            {groups.map((group) => (
              <div key={group.id} className="x-menu-group" role="group" aria-label={group.label}>
                {group.label !== undefined && (
                  <p className="x-menu-heading" aria-hidden="true">
                    {group.label}
                  </p>
                )}
                {group.items.map((item) => (
                  <Row key={item.id} item={item} onClick={(event) => choose(event, item)} />
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
  item: { label, icon, hint, href, disabled, checked, lang },
  onClick,
}: {
  item: MenuItem;
  onClick: (event: MouseEvent) => void;
}): ReactElement {
  const attributes = {
    className: 'x-menu-item',
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    lang,
    onClick,
  };
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <span className="x-menu-text">
        {label}
        {hint !== undefined && <span className="x-menu-hint">{hint}</span>}
      </span>
      {checked && <Icon name="check" />}
    </>
  );
  return href === undefined ? (
    <button {...attributes} type="button">
      {content}
    </button>
  ) : (
    <a {...attributes} href={disabled ? undefined : href} hrefLang={lang}>
      {content}
    </a>
  );
}
