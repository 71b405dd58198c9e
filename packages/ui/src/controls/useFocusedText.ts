import { useLayoutEffect, useState, type RefObject } from 'react';

interface FocusedAt {
  text: string;
  start: number;
  end: number;
}

/**
 * Tells whether an input has focus, so that it can show another text then, which is the text without some characters.
 * A browser forgets the selection when a text changes: the selected characters stay selected.
 */
export function useFocusedText(input: RefObject<HTMLInputElement | null>) {
  const [focused, setFocused] = useState<FocusedAt>();
  useLayoutEffect(() => {
    const element = input.current;
    if (!focused || !element || element.value === focused.text) return;
    const { text, start, end } = focused;
    const place = (position: number) => lengthWithin(text.slice(0, position), element.value);
    element.setSelectionRange(place(start), place(end));
  }, [focused, input]);
  return {
    isFocused: focused !== undefined,
    onFocus: ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
      setFocused({ text: value, start: selectionStart ?? 0, end: selectionEnd ?? 0 }),
    onBlur: () => setFocused(undefined),
  };
}

/** Returns how many of the first characters of `shorter` are in `text`, in this order. */
function lengthWithin(text: string, shorter: string): number {
  let length = 0;
  for (const character of text) if (character === shorter[length]) length += 1;
  return length;
}
