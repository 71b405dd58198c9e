import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { joinScripts, type PageScripts } from './joinScripts.ts';

const chunk = (items: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${items}])`;
const imports = (chunks: string, id: string) =>
  `e=>{e.v(t=>Promise.all([${chunks}].map(t=>e.l(t))).then(()=>t(${id})))}`;
const runtime = '(()=>{globalThis.runtimes=(globalThis.runtimes||0)+1})()';

/** Scripts of two kinds of pages, which share `shared.js` and the app's entry point. */
const build: Record<string, string> = {
  'static/chunks/shared.js': chunk(
    `1,e=>{},2,${imports('"static/chunks/services.js","static/chunks/api.js"', '51e3')},` +
      `3,${imports('"static/chunks/search.js"', '30')}`,
  ),
  'static/chunks/turbopack-app.js': `${chunk('{otherChunks:["static/chunks/shared.js"],runtimeModuleIds:[1]}')},${runtime};`,
  'static/chunks/hub.js': chunk(
    `10,(e,t)=>{e.i(1)},11,${imports('"static/chunks/screen.js","static/chunks/api.js"', '40')}`,
  ),
  'static/chunks/turbopack-hub.js': `${chunk('{otherChunks:["static/chunks/hub.js"],runtimeModuleIds:[10]}')},${runtime};`,
  'static/chunks/faq.js': chunk('12,e=>{}'),
  'static/chunks/services.js': chunk(
    '51e3,function(e){e.n(e.i(21))},21,e=>{e.s(["createServices",0,()=>7])}',
  ),
  'static/chunks/api.js': chunk('1,e=>{},22,23,e=>{}'),
  'static/chunks/search.js': chunk('30,e=>{e.s(["SearchWindow",0,1])}'),
  'static/chunks/screen.js': chunk('40,e=>{e.s(["HubScreen",()=>8])}'),
  'static/build/_manifest.js': 'throw new Error("The manifest is in a script.")',
};
const shared = ['static/chunks/shared.js', 'static/chunks/turbopack-app.js'];
const manifest = 'static/build/_manifest.js';

function join(files: Record<string, string> = build) {
  return joinScripts(
    [
      [...shared, 'static/chunks/hub.js', 'static/chunks/turbopack-hub.js', manifest],
      [...shared, 'static/chunks/faq.js', manifest],
      [...shared, 'static/chunks/faq.js', manifest],
    ],
    (name) => {
      const source = files[name];
      if (source === undefined) throw new Error(`${name} was not built`);
      return source;
    },
  );
}

/** Runs the files as a page does, and returns what they registered with Turbopack, without the module factories. */
function run(files: readonly (keyof PageScripts)[], page: PageScripts | undefined) {
  const context: { TURBOPACK?: unknown[][]; runtimes?: number } = {};
  Object.assign(context, { self: context });
  for (const file of files) runInNewContext(page?.[file].content ?? '', context);
  const registered = (context.TURBOPACK ?? []).map(
    (items) =>
      JSON.parse(JSON.stringify(items.filter((item) => typeof item !== 'function'))) as unknown[],
  );
  return { registered, runtimes: context.runtimes };
}

it('puts chunks that all pages share into `app`, with one copy of the runtime and without manifests', () => {
  const [hub] = join();
  expect(run(['app'], hub)).toEqual({
    registered: [
      ['static/chunks/shared.js', 1, 2, 3],
      [
        'static/chunks/turbopack-app.js',
        { otherChunks: ['static/chunks/shared.js'], runtimeModuleIds: [1] },
      ],
    ],
    runtimes: 1,
  });
  expect(run(['app', 'page', 'late'], hub).runtimes).toBe(1);
});

it('puts code that every page loads at its start into `late`, without modules that are in `app`', () => {
  const [hub] = join();
  const names = ['static/chunks/services.js', 'static/chunks/api.js'];
  expect(run(['late'], hub).registered).toEqual([
    [names[0], 51e3, 21],
    [names[1], 22, 23],
    // The runtime does not load the chunks in `otherChunks` again.
    ['start', { otherChunks: names, runtimeModuleIds: [] }],
  ]);
});

it('puts the screen into `page`, without modules that are in `late`', () => {
  const [hub] = join();
  expect(run(['page'], hub).registered).toEqual([
    ['static/chunks/hub.js', 10, 11],
    [
      'static/chunks/turbopack-hub.js',
      { otherChunks: ['static/chunks/hub.js'], runtimeModuleIds: [10] },
    ],
    ['static/chunks/screen.js', 40],
    ['static/chunks/api.js'],
    [
      'start',
      { otherChunks: ['static/chunks/screen.js', 'static/chunks/api.js'], runtimeModuleIds: [] },
    ],
  ]);
});

it('leaves code that loads on user input in its own files', () => {
  const contents = join().flatMap(({ app, page, late }) => [app, page, late]);
  for (const { content } of contents) expect(content).not.toContain('SearchWindow');
});

it('returns the same scripts for pages of one kind, and the same `app` and `late` for all pages', () => {
  const [hub, faq, otherFaq] = join();
  expect(otherFaq).toBe(faq);
  expect(faq?.app).toBe(hub?.app);
  expect(faq?.late).toBe(hub?.late);
  expect(run(['page'], faq).registered[0]).toEqual(['static/chunks/faq.js', 12]);
});

it.each([
  'alert(1)',
  'x=>1',
  '(globalThis.TURBOPACK||[]).push({})',
  '(globalThis.TURBOPACK||[]).push([1,2])',
  chunk('1,"text"'),
  chunk('1,e=>{},2'),
])('rejects a chunk in another format: %s', (source) => {
  expect(() => join({ ...build, 'static/chunks/shared.js': source })).toThrow(
    'static/chunks/shared.js is not a chunk in the known format',
  );
});
