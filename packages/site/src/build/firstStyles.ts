import { transform, type Declaration, type Selector, type SelectorComponent } from 'lightningcss';

/**
 * Returns the part of a style sheet that pages need for their first paint. It omits rules for classes and ids that no
 * page has in its HTML, and rules for print and forced colours. It also omits rules for
 * hover and focus and declarations for interaction, because visitors cannot interact before the complete sheet has
 * loaded. Motion starts with the complete sheet. Rules for
 * all pseudo-elements and custom properties that the remaining rules don't use are omitted. The order of rules and layers
 * does not change.
 *
 * @param pages - the HTML of the pages that share the styles
 */
export function firstStyles(css: string, pages: Iterable<string>): string {
  const drawn = drawnNames(pages);
  const named = new Set([...css.matchAll(/[.#]([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...named].filter((name) => !drawn.has(name)),
    visitor: {
      Selector: (selector) => (canMatch(selector) ? undefined : []),
      Declaration: firstDeclaration,
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ||
          isForForcedColors(value.query.mediaQueries)
            ? []
            : undefined,
      },
    },
  });
  return withoutUnused(code.toString());
}

/** Returns the classes and ids of all pages. */
function drawnNames(pages: Iterable<string>): Set<string> {
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
function withoutUnused(css: string): string {
  const names = new Set(
    [...css.matchAll(/(?<=[{;])--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g)].map(([name]) => name),
  );
  const unused = [...names].filter((name) => {
    const uses = name.startsWith('--')
      ? `var\\(${name}(?![\\w-])`
      : `(?<!@keyframes )\\b${name}\\b`;
    return !new RegExp(uses).test(css);
  });
  if (unused.length === 0) return css;
  const { code } = transform({
    filename: 'first.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: unused,
  });
  const shorter = code.toString();
  return shorter.length < css.length ? withoutUnused(shorter) : css;
}
