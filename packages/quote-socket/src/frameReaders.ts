import { report } from './quoteEvents.ts';

/** Readers of text frames other than the codec of the quotes. */
export function createFrameReaders() {
  const readers = new Set<{ read(frame: string): boolean }>();
  return {
    /** Returns a function that removes the reader. */
    add(read: (frame: string) => boolean) {
      const reader = { read };
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    /** Returns whether one of the readers used the frame. */
    read(frame: string): boolean {
      let isUsed = false;
      // Each reader gets the frame, because two channels may read the same one.
      for (const { read } of readers) {
        try {
          isUsed = read(frame) || isUsed;
        } catch (error) {
          report(error);
        }
      }
      return isUsed;
    },
  };
}
