import { createContext, useContext, useLayoutEffect } from 'react';

/** Sets the title of the item that a detail page shows. Undefined while no item is shown. */
export const ItemTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Sets the page's title to the item's title while the component is mounted. */
export function useItemTitle(title: string): void {
  const setTitle = useContext(ItemTitleContext);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
