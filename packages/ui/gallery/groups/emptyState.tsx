import type { ReactElement } from 'react';
import { Button } from '../../src/controls/button.tsx';
import { Card } from '../../src/content/card.tsx';
import { EmptyState } from '../../src/feedback/emptyState.tsx';
import { Illustration } from '../../src/pictures/illustration.tsx';
import type { Group } from '../group.tsx';
import type { Words } from '../words.ts';
import { Icon } from '../../src/pictures/icon.tsx';

export const emptyState: Group = { id: 'empty-state', title: 'EmptyState', Content };

const kinds = [
  ['empty', 'empty', 'toTasks'],
  ['error', 'error', 'retry'],
  ['offline', 'offline', 'retry'],
  ['noPermission', 'permission', 'login'],
  ['regionBlocked', 'region', 'campaigns'],
  ['ended', 'ended', 'leaderboard'],
  ['notFound', 'notFound', 'clearField'],
  ['success', 'success', 'myRewards'],
] as const;

function Content({ text }: { text: Words }): ReactElement {
  return (
    <div className="gallery-cards">
      {kinds.map(([kind, words, action]) => (
        <Card key={kind}>
          <EmptyState
            illustration={<Illustration name={kind} />}
            title={text[`${words}Title`]}
            action={<Button variant="secondary">{text[action]}</Button>}
          >
            {text[`${words}Text`]}
          </EmptyState>
        </Card>
      ))}
      <Card>
        <EmptyState icon={<Icon name="hourglass" size={32} />} title={text.underReview} />
      </Card>
    </div>
  );
}
