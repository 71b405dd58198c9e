import type { ReactElement } from 'react';
import { HeaderSkeleton } from '../src/frame/headerSkeleton.tsx';
import type { Group } from './group.tsx';
import { button } from './groups/button.tsx';
import { card } from './groups/card.tsx';
import { control } from './groups/control.tsx';
import { disclosure } from './groups/disclosure.tsx';
import { emptyState } from './groups/emptyState.tsx';
import { field } from './groups/field.tsx';
import { footer } from './groups/footer.tsx';
import { header } from './groups/header.tsx';
import { icon } from './groups/icon.tsx';
import { menu } from './groups/menu.tsx';
import { message } from './groups/message.tsx';
import { modal } from './groups/modal.tsx';
import { navigation } from './groups/navigation.tsx';
import { picture } from './groups/picture.tsx';
import { steps } from './groups/steps.tsx';
import { table } from './groups/table.tsx';
import { navigationOf } from './navigation.ts';
import { useReady } from './useReady.ts';
import { words, type GalleryLanguage } from './words.ts';

const groups: readonly Group[] = [
  header,
  button,
  icon,
  card,
  steps,
  field,
  control,
  menu,
  navigation,
  disclosure,
  message,
  emptyState,
  table,
  picture,
  modal,
  footer,
];

/** Shows every component in every state, in one language. */
export function Gallery({ language }: { language: GalleryLanguage }): ReactElement {
  const text = words[language];
  useReady();
  return (
    <>
      <HeaderSkeleton
        homeHref="#"
        labels={{ home: text.home, modes: text.modes, navigation: text.navigation }}
        navigation={navigationOf(text)}
      />
      <main className="gallery">
        <h1 className="gallery-title">@exchange/ui</h1>
        {groups.map(({ id, title, Content }) => (
          <section key={id} className="gallery-section" data-group={id}>
            <h2 className="gallery-heading">{title}</h2>
            <Content text={text} />
          </section>
        ))}
      </main>
    </>
  );
}
