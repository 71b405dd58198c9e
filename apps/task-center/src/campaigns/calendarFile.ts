/** A calendar event. Times are in ms since 1970 UTC. */
export interface CalendarEvent {
  /** Globally unique, the same for each download. */
  uid: string;
  title: string;
  start: number;
  end: number;
  url: string;
}

/**
 * Returns an iCalendar file (RFC 5545) with one event and a reminder one day before its end.
 *
 * @param now - time of creation in ms UTC
 */
export function calendarFile({ uid, title, start, end, url }: CalendarEvent, now: number): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Exchange//Task Center//EN',
    'BEGIN:VEVENT',
    `UID:${escape(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escape(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(title)}`,
    'TRIGGER;RELATED=END:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** `20261121T140000Z` */
function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line after at most 75 bytes, but never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return Array.from(line, (character) => {
    const size = encoder.encode(character).length;
    length += size;
    if (length <= 75) return character;
    length = size + 1;
    return `\r\n ${character}`;
  }).join('');
}
