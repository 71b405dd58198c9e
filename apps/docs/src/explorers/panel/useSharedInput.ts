import { useEffect, useState, useSyncExternalStore } from 'react';

/** Longer inputs are not written to the URL. In characters. */
const maxShared = 4_000;

/** Delay between the last change and the URL update, in ms. Browsers limit how often a page may update its URL. */
const writeAfterMs = 300;

/**
 * Returns an input and its setter. The query parameter `name` of the URL holds the value, so that a copied link
 * contains it. Without the parameter, the value is `fallback`.
 */
export function useSharedInput<Value extends string>(
  name: string,
  fallback: Value,
  isValue: (text: string) => text is Value,
): [value: Value, setValue: (value: Value) => void];
export function useSharedInput(
  name: string,
  fallback: string,
): [value: string, setValue: (value: string) => void];
export function useSharedInput(
  name: string,
  fallback: string,
  isValue: (text: string) => boolean = () => true,
): [value: string, setValue: (value: string) => void] {
  const shared = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? fallback,
    () => fallback,
  );
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => writeAddress(name, typed, fallback), writeAfterMs);
    return () => clearTimeout(timer);
  }, [name, typed, fallback]);
  const value = typed ?? shared;
  return [isValue(value) ? value : fallback, setTyped];
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

function writeAddress(name: string, value: string, fallback: string) {
  const url = new URL(location.href);
  if (value === fallback || value.length > maxShared) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  history.replaceState(history.state, '', url);
}
