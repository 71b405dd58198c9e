import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/**
 * Returns whether an input has focus, so that it can then show its text without some characters, such as the grouping
 * of a number. Restores the selection, which browsers drop when the text changes. For this, the text that is shown
 * with focus must be the text without focus, less some characters.
 */
export function useFocusedText(input: RefObject<HTMLInputElement | null>): {
  isFocused: boolean;
  onFocus: (element: HTMLInputElement) => void;
  onBlur: () => void;
} {
  const [focused, setFocused] = useState<TextSelection>();
  // An input can have focus before React handles its events: the visitor was faster, or it has `autoFocus`.
  useEffect(() => {
    // Not in the effect itself, because state that an effect sets makes React render again in the same commit.
    queueMicrotask(() => {
      const element = input.current;
      if (element && element === element.ownerDocument.activeElement) setFocused(focusOf(element));
    });
  }, [input]);
  useLayoutEffect(() => {
    const element = input.current;
    if (!focused || !element || element.value === focused.text) return;
    const { text, start, end } = focused;
    const place = (position: number) => matchedLength(text.slice(0, position), element.value);
    element.setSelectionRange(place(start), place(end));
  }, [focused, input]);
  return {
    isFocused: focused !== undefined,
    onFocus: (element: HTMLInputElement) => setFocused(focusOf(element)),
    onBlur: () => setFocused(undefined),
  };
}

function focusOf({ value, selectionStart, selectionEnd }: HTMLInputElement): TextSelection {
  return { text: value, start: selectionStart ?? 0, end: selectionEnd ?? 0 };
}

/** Returns how many of the first characters of `shorter` are in `text`, in this order. */
function matchedLength(text: string, shorter: string): number {
  let length = 0;
  for (const character of text) if (character === shorter[length]) length += 1;
  return length;
}
