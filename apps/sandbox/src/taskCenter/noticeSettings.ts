import type { DatabaseSync } from 'node:sqlite';
import { noticeKinds, type BodyOf, type Notice, type NoticePage } from '@exchange/task-center-api';

/** Stored settings of each account's notices: the read ones, and the kinds that are switched off. */
export function createNoticeSettings(db: DatabaseSync) {
  const findReadUntil = db.prepare('SELECT until FROM notices_read WHERE user_id = ?');
  const storeReadUntil = db.prepare(`
    INSERT INTO notices_read (user_id, until) VALUES (?, ?)
    ON CONFLICT (user_id) DO UPDATE SET until = max(until, excluded.until)
  `);
  const findRead = db.prepare('SELECT notice_id FROM notices_read_singly WHERE user_id = ?');
  const storeRead = db.prepare(
    'INSERT INTO notices_read_singly (user_id, notice_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const findOff = db.prepare('SELECT kind FROM notices_off WHERE user_id = ?');
  const turnOff = db.prepare(
    'INSERT INTO notices_off (user_id, kind) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const turnOn = db.prepare('DELETE FROM notices_off WHERE user_id = ? AND kind = ?');

  return {
    /** Marks one notice as read. */
    read(userId: number, noticeId: string): void {
      storeRead.run(userId, noticeId);
    },

    /** Marks all notices up to a time in ms as read. A time before the stored one has no effect. */
    readUntil(userId: number, until: number): void {
      storeReadUntil.run(userId, until);
    },

    /** Returns a function that returns whether the account has read a notice. */
    readNotices(userId: number): (notice: Pick<Notice, 'notice_id' | 'at'>) => boolean {
      const row = findReadUntil.get(userId) as { until: number } | undefined;
      const readUntil = row?.until ?? -1;
      const rows = findRead.all(userId) as { notice_id: string }[];
      const readIds = new Set(rows.map(({ notice_id }) => notice_id));
      return ({ at, notice_id }) => at <= readUntil || readIds.has(notice_id);
    },

    switch(userId: number, { kind, on }: BodyOf<'switchNotice'>): void {
      (on ? turnOn : turnOff).run(userId, kind);
    },

    /** Returns for each kind whether its notices are on. */
    switches(userId: number): NoticePage['switches'] {
      const off = (findOff.all(userId) as { kind: string }[]).map(({ kind }) => kind);
      const [credited, expires, started] = noticeKinds.map((kind) => !off.includes(kind));
      return { credited: credited!, expires: expires!, started: started! };
    },
  };
}
