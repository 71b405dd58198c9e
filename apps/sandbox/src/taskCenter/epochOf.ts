import type { DatabaseSync } from 'node:sqlite';
import { dayStart } from './calendar.ts';

/** Returns the start (00:00 UTC) of the day on which this database was created, in ms. The first season starts then. */
export function epochOf(db: DatabaseSync, now: number): number {
  db.prepare(
    `INSERT INTO task_center_facts (name, value) VALUES ('epoch', ?) ON CONFLICT DO NOTHING`,
  ).run(String(dayStart(now)));
  const row = db.prepare(`SELECT value FROM task_center_facts WHERE name = 'epoch'`).get();
  return Number((row as { value: string }).value);
}
