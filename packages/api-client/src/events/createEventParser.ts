import { badResponse } from '../errors/apiError.ts';

/** Callbacks and limits of {@link createEventParser}. */
export interface EventParserOptions {
  /** Maximum size of an event and of a line, in UTF-16 code units. */
  maxChars: number;
  /** Called when an event with an id is complete, before `onEvent`, and even if it has no data. */
  onId: (id: string) => void;
  onEvent: (event: { type: string; data: string }) => void;
  /** Called with the delay before a reconnection, in ms. */
  onRetry: (ms: number) => void;
}

/**
 * Creates a function that parses a stream of events (WHATWG HTML, 9.2.6). Call it with each part of the
 * text. A part can end anywhere, also between the two characters of a line break.
 *
 * @throws `ApiError` of kind `badResponse` if an event or a line is longer than `maxChars`.
 */
export function createEventParser({ maxChars, onId, onEvent, onRetry }: EventParserOptions) {
  let rest = '';
  let endsWithReturn = false;
  let data: string[] = [];
  let chars = 0;
  let type = '';
  let id: string | undefined;

  /** Checks what is kept: the data of the event, and a line without its end. */
  function checkSize(): void {
    if (rest.length + chars <= maxChars) return;
    throw badResponse(`an event is longer than maxChars, ${maxChars}`, {});
  }

  function dispatch(): void {
    const event = { type: type || 'message', data: data.join('\n') };
    const hasData = data.length > 0;
    if (id !== undefined) onId(id);
    data = [];
    chars = 0;
    type = '';
    id = undefined;
    if (hasData) onEvent(event);
  }

  function readLine(line: string): void {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') {
      data.push(value);
      chars += value.length + 1;
      checkSize();
    } else if (name === 'event') type = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
  }

  return (text: string): void => {
    if (text === '') return;
    const isSecondHalf = endsWithReturn && text.startsWith('\n');
    endsWithReturn = text.endsWith('\r');
    const lines = (isSecondHalf ? text.slice(1) : text).split(/\r\n?|\n/);
    lines.forEach((part, index) => {
      rest += part;
      if (index === lines.length - 1) return checkSize();
      const line = rest;
      rest = '';
      readLine(line);
    });
  };
}
