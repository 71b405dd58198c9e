import { hash } from '../hash.ts';
import { sharedItem, type TokenStorage } from './sharedItem.ts';

/** A renewal: the hash of the replaced token, and the hash of the new one. */
type Renewal = readonly [from: string, to: string];

/** Number of renewals that are remembered. A call is not in flight for longer. */
const maxRenewals = 10;

/** The renewals of this page, for browsers without a storage. */
let ofPage: readonly Renewal[] = [];

/**
 * Stores which token replaced which, for all tabs. A tab needs this to distinguish a token that
 * another tab has renewed from the token of another user who logged in there. Stores hashes only.
 */
export function createRenewedTokens(storage: TokenStorage | undefined) {
  const item = sharedItem('api-client:renewed', storage);

  function stored(): readonly Renewal[] {
    try {
      const list = JSON.parse(item.read() ?? '[]') as unknown;
      return Array.isArray(list) ? (list.filter(Array.isArray) as unknown[] as Renewal[]) : [];
    } catch {
      // The item is not JSON. The next renewal replaces it.
      return [];
    }
  }

  return {
    add(from: string, to: string): void {
      const renewal: Renewal = [hash(from), hash(to)];
      ofPage = [...ofPage, renewal].slice(-maxRenewals);
      item.write(JSON.stringify([...stored(), renewal].slice(-maxRenewals)));
    },

    /** Returns whether one or several renewals led from one token to the other. */
    hasReplaced(from: string, to: string): boolean {
      return [stored(), ofPage].some((renewals) => {
        const reached = new Set([hash(from)]);
        for (const [replaced, next] of renewals) {
          if (reached.has(replaced)) reached.add(next);
        }
        return reached.has(hash(to));
      });
    },
  };
}
