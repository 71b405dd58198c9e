import { useState, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { ItemTitleContext } from '../layout/useItemTitle.ts';
import { PageHeading } from '../layout/PageHeading.tsx';

/**
 * Creates a page with a heading and a screen. The title of the item that a detail screen shows
 * becomes the title of the page.
 *
 * @param useHeading - hook that returns the texts of the heading
 */
export function screenPage(
  useHeading: () => Omit<ComponentProps<typeof PageHeading>, 'itemTitle'>,
  Screen: ComponentType,
): ComponentType {
  return function ScreenPage(): ReactElement {
    const heading = useHeading();
    const [itemTitle, setItemTitle] = useState<string>();
    return (
      <ItemTitleContext value={setItemTitle}>
        <PageHeading {...heading} itemTitle={itemTitle} />
        <Screen />
      </ItemTitleContext>
    );
  };
}
