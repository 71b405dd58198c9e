import { Children, type ReactElement, type ReactNode } from 'react';
import { classes, part, type ClassNames } from '../composition/classes.ts';
import { hasContent } from '../composition/hasContent.ts';

/** Content inside the frame of an input, before and after its text. */
export interface FieldSlotProps {
  /**
   * Before the text, on the side where a line of the page's language starts. A text, such as a
   * currency sign, becomes part of the description that screen readers read. A list may contain
   * texts and elements.
   */
  start?: ReactNode;
  /** After the text, such as a unit, a button to paste, or both: `['USDT', <Button key="max">Max</Button>]`. */
  end?: ReactNode;
}

type Slots = Pick<FieldSlotProps, 'start' | 'end'>;

/** Returns the ids of the texts in the slots, and those of `own`, for `aria-describedby`. */
export function describedBySlots(
  id: string,
  { start, end }: Slots,
  own: string | undefined,
): string | undefined {
  const ids = Object.entries({ start, end }).flatMap(([side, content]) =>
    itemsOf(content).flatMap((item, index) => (isText(item) ? [textId(id, side, index)] : [])),
  );
  return classes(...ids, own) || undefined;
}

/** Draws the frame around an input and its slots. Without slots, it draws only the input, which has a frame itself. */
export function FieldSlots({
  id,
  start,
  end,
  classNames,
  children,
}: Slots & {
  id: string;
  classNames: ClassNames<'start' | 'end'> | undefined;
  children: ReactElement;
}): ReactElement {
  if (!hasContent(start) && !hasContent(end)) return children;
  const slot = (side: 'start' | 'end', content: ReactNode) =>
    hasContent(content) && (
      <span {...part(side, 'x-field-slot', classNames)}>
        {itemsOf(content).map((item, index) =>
          isText(item) ? (
            <bdi key={index} id={textId(id, side, index)}>
              {item}
            </bdi>
          ) : (
            item
          ),
        )}
      </span>
    );
  return (
    <span className="x-field-slots">
      {slot('start', start)}
      {children}
      {slot('end', end)}
    </span>
  );
}

/** Returns the first text with letters in the slots, such as `USDT`, or undefined. */
export function unitInSlots({ start, end }: Slots): string | undefined {
  const texts = [start, end].flatMap(itemsOf).filter(isText).map(String);
  return texts.find((text) => /\p{L}/u.test(text));
}

const itemsOf = (content: ReactNode) => Children.toArray(content).filter(hasContent);

const isText = (item: ReactNode): item is string | number =>
  typeof item === 'string' || typeof item === 'number';

const textId = (id: string, side: string, index: number) => `${id}-${side}-${index}`;
