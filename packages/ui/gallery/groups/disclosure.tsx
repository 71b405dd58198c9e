import type { ReactElement } from 'react';
import { Accordion } from '../../src/content/accordion.tsx';
import { Tabs } from '../../src/navigation/tabs.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const disclosure: Group = { id: 'disclosure', title: 'Tabs, Accordion', Content };

function Content({ text }: { text: Words }): ReactElement {
  return (
    <>
      <Tabs
        label={text.rewards}
        tabs={[text.tasks, text.rewards, text.campaigns].map((label) => ({
          id: label,
          label,
          content: <p>{label}</p>,
        }))}
      />
      <Accordion
        items={[text.tasks, text.longName].map((title) => ({
          id: title,
          title,
          content: text.modalText,
        }))}
      />
    </>
  );
}
