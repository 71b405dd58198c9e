import { readChunk } from './chunk.ts';
import { joinFile, joinStartFile, type JoinedFile, type Script } from './joinFile.ts';
import { startChunks } from './startChunks.ts';

/**
 * - `app`: code that hydrates every page
 * - `page`: code of one kind of page, with its screen
 * - `late`: code that every page needs at its start, but not to hydrate
 */
export type ScriptKind = 'app' | 'page' | 'late';

/** The scripts of a page, in the order in which they run. */
export type PageScripts = Readonly<Record<ScriptKind, JoinedFile>>;

/**
 * Joins the scripts of each page, and the code that it imports at its start, into three files. They then load in
 * parallel with the data, in one round trip instead of three.
 *
 * @param pages - names of the scripts of each page, in order
 * @param read - returns the content of a script
 * @returns the scripts of each page; pages of one kind have the same object
 */
export function joinScripts(
  pages: readonly (readonly string[])[],
  read: (name: string) => string,
): PageScripts[] {
  // The others are Next's manifests, which only its client uses (`next.config.ts`).
  const isChunk = (name: string) => name.startsWith('static/chunks/');
  const scriptsOf = (names: readonly string[]) =>
    names.filter(isChunk).map((name): Script => ({ name, source: read(name) }));
  const startOf = ({ modules }: JoinedFile) =>
    scriptsOf(startChunks(modules, (name) => readChunk(name, read(name)).modules));

  const [first = []] = pages;
  const shared = first.filter((name) => pages.every((names) => names.includes(name)));
  const app = joinFile(scriptsOf(shared), []);
  const late = joinStartFile(startOf(app), [app]);

  const kinds = new Map<string, PageScripts>();
  return pages.map((names) => {
    const own = names.filter((name) => !shared.includes(name));
    const kind = own.join();
    const known = kinds.get(kind);
    if (known) return known;
    // Hydration runs before `late`, so its code must not rely on modules in `late`. The screen runs later, so it can.
    const hydration = joinFile(scriptsOf(own), [app]);
    const screen = joinStartFile(startOf(hydration), [app, hydration, late]);
    const page = {
      content: hydration.content + screen.content,
      modules: [...hydration.modules, ...screen.modules],
    };
    const scripts = { app, page, late };
    kinds.set(kind, scripts);
    return scripts;
  });
}
