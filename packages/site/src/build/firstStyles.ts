import { transform, type Declaration, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * Returns the parts of style sheets that pages need for their first paint, in their order. Visitors cannot interact
 * before the complete sheets have loaded. Omitted are:
 *
 * - rules for classes and ids that no page has in its HTML
 * - rules for print, forced colours, hover and focus
 * - rules for the pseudo-elements of every element
 * - declarations for interaction and motion
 * - custom properties and keyframes that no remaining rule uses
 *
 * @param sheets - the texts of all style sheets of the pages
 * @param pages - the HTML of the pages that share the styles
 * @returns one text per sheet, in the same order
 */
export function firstStyles(sheets: readonly string[], pages: Iterable<string>): string[] {
  const rendered = renderedNames(pages);
  return withoutUnused(sheets.map((css) => firstRules(css, rendered)));
}

/** Returns the rules of a style sheet that can apply to the first paint. */
function firstRules(css: string, rendered: ReadonlySet<string>): string {
  const named = new Set([...css.matchAll(/[.#]([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...named].filter((name) => !rendered.has(name)),
    visitor: {
      Selector: (selector) => (canMatch(selector) ? undefined : []),
      Declaration: firstDeclaration,
      Rule: {
        media({ value: { query } }) {
          const isForPrint = query.mediaQueries.every(({ mediaType }) => mediaType === 'print');
          return isForPrint || isForForcedColors(query.mediaQueries) ? [] : undefined;
        },
      },
    },
  });
  return code.toString();
}

/** Returns the classes and ids of all pages. */
function renderedNames(pages: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const html of pages) {
    for (const [, value = ''] of html.matchAll(/\s(?:class|id)="([^"]*)"/g)) {
      for (const name of value.split(/\s+/)) names.add(name);
    }
  }
  return names;
}

/** Properties of motion and interaction, which don't change the first paint. */
const lateProperties = new Set([
  '-webkit-tap-highlight-color',
  'animation',
  'cursor',
  'touch-action',
  'transition',
  'user-select',
]);

function firstDeclaration(declaration: Declaration): Declaration | [] | undefined {
  return lateProperties.has(propertyOf(declaration)) ? [] : undefined;
}

function propertyOf(declaration: Declaration): string {
  if (declaration.property === 'unparsed') return declaration.value.propertyId.property;
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property;
}

const inputStates = ['active', 'focus', 'focus-visible', 'focus-within', 'hover'];

function canMatch(selector: Selector): boolean {
  return !isForEveryPseudoElement(selector) && !selector.some(isInput);
}

/**
 * Returns whether this is a selector such as `*::before`. With such a rule, the browser computes styles for the
 * pseudo-elements of every element, even of those that have none.
 */
function isForEveryPseudoElement(selector: Selector): boolean {
  const others = selector.slice(0, -1);
  return (
    selector.at(-1)?.type === 'pseudo-element' &&
    others.every(
      ({ type, ...rest }) =>
        type === 'universal' ||
        (type === 'pseudo-class' && 'kind' in rest && rest.kind === 'where'),
    )
  );
}

function isInput(component: SelectorComponent): boolean {
  return component.type === 'pseudo-class' && inputStates.includes(component.kind);
}

function isForForcedColors(queries: readonly { condition?: unknown }[]): boolean {
  return queries.every(({ condition }) => JSON.stringify(condition)?.includes('"forced-colors"'));
}

/** Removes unused custom properties and keyframes. Repeats this, because a removal can leave others unused. */
function withoutUnused(sheets: string[]): string[] {
  const all = sheets.join('');
  const names = new Set(
    [...all.matchAll(/(?<=[{;])--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g)].map(([name]) => name),
  );
  const unusedSymbols = [...names].filter((name) => {
    const uses = name.startsWith('--')
      ? `var\\(${name}(?![\\w-])`
      : `(?<!@keyframes )\\b${name}\\b`;
    return !new RegExp(uses).test(all);
  });
  if (unusedSymbols.length === 0) return sheets;
  const shorter = sheets.map((css) =>
    transform({
      filename: 'first.css',
      code: Buffer.from(css),
      minify: true,
      unusedSymbols,
    }).code.toString(),
  );
  return shorter.join('').length < all.length ? withoutUnused(shorter) : sheets;
}
