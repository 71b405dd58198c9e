import type { KeptQuery, QueryKeeper } from '../table/keptQuery.ts';
import type { Row } from '../table/row.ts';
import { decode } from './routeReader.ts';

/** A native route, divided into the part that a row reads and the query parameters that the link keeps. */
export interface RouteParts {
  readonly own: string;
  readonly kept: KeptQuery;
}

/** A query parameter: its text, such as `symbol=BTC%2DUSD`, and its decoded value, if that is valid. */
interface QueryValue {
  readonly text: string;
  readonly value: string | undefined;
}

/**
 * Returns a function that divides a native route for a row. The query is read once, not for each
 * row, because a link can have thousands of parameters.
 *
 * @param tolerant - whether parameters that the row does not know are left out. Otherwise, the row
 *   reads everything that the link does not keep.
 */
export function divideRoute(
  route: string,
  keep: QueryKeeper,
  tolerant: boolean,
): (row: Row) => RouteParts {
  const [path = '', ...texts] = (tolerant ? route.replace(/#.*/s, '') : route).split(/[?&]/);
  const ownPath = tolerant ? path.replace(/\/$/, '') : path;
  const values = firstValues(texts);

  return (row) => {
    const keptQuery = keep(
      row,
      () => values.keys(),
      (name) => values.get(name)?.value,
    );
    const ownTexts = tolerant
      ? row.query.flatMap(([name]) => values.get(name)?.text ?? [])
      : texts.filter((text) => !keptQuery.has(nameOf(text)));
    return {
      own: ownTexts.length > 0 ? `${ownPath}?${ownTexts.join('&')}` : ownPath,
      kept: keptQuery,
    };
  };
}

/** Returns the first value of each query parameter. Leaves out those without a `=`. */
function firstValues(texts: readonly string[]): ReadonlyMap<string, QueryValue> {
  const values = new Map<string, QueryValue>();
  for (const text of texts) {
    const name = nameOf(text);
    if (text === name || values.has(name)) continue;
    values.set(name, { text, value: decode(text.slice(name.length + 1)) });
  }
  return values;
}

function nameOf(text: string): string {
  return text.replace(/=.*/s, '');
}
