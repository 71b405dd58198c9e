import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const event = {
  uid: 'volume-cup@brand.com',
  title: 'Volume Cup; trade, climb\nand win',
  start: Date.UTC(2026, 10, 15),
  end: Date.UTC(2026, 11, 13, 12, 30),
  url: 'https://www.brand.com/en/task-center/campaign-detail?campaign-id=volume-cup',
};

it('writes a campaign as an iCalendar event', () => {
  const unfolded = calendarFile(event, Date.UTC(2026, 10, 1, 9)).replaceAll('\r\n ', '');
  expect(unfolded.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Exchange//Task Center//EN',
    'BEGIN:VEVENT',
    'UID:volume-cup@brand.com',
    'DTSTAMP:20261101T090000Z',
    'DTSTART:20261115T000000Z',
    'DTEND:20261213T123000Z',
    'SUMMARY:Volume Cup\\; trade\\, climb\\nand win',
    'URL:https://www.brand.com/en/task-center/campaign-detail?campaign-id=volume-cup',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Volume Cup\\; trade\\, climb\\nand win',
    'TRIGGER;RELATED=END:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('breaks lines after at most 75 bytes, between characters', () => {
  const title = '取引大会'.repeat(20);
  const file = calendarFile({ ...event, title }, 0);
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});
