import type { ReactElement } from 'react';
import { Card } from '../../src/card/card.tsx';
import { Progress } from '../../src/progress/progress.tsx';
import { Skeleton } from '../../src/skeleton/skeleton.tsx';
import { StateTag, stateNames } from '../../src/state-tag/stateTag.tsx';
import { Tag } from '../../src/tag/tag.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';
import { Icon } from '../../src/icon/icon.tsx';

export const card: Group = {
  id: 'card',
  title: 'Card, Tag, StateTag, Progress, Skeleton',
  Content,
};

function Content({ text }: { text: Words }): ReactElement {
  return (
    <>
      <Row>
        {stateNames.map((state) => (
          <StateTag key={state} state={state}>
            {text[state]}
          </StateTag>
        ))}
      </Row>
      <ul className="gallery-cards">
        <Card as="li">
          <Tag tone="brand" icon={<Icon name="gift" size={14} />}>
            {text.fresh}
          </Tag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} value={0.4} />
        </Card>
        <Card as="li">
          <StateTag state="inProgress">{text.inProgress}</StateTag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} />
        </Card>
        <Card as="li">
          <StateTag state="claimed">{text.claimed}</StateTag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} value={1} tone="positive" />
        </Card>
        <Card as="li" ended>
          <StateTag state="claimable">{text.claimable}</StateTag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} value={0.4} />
        </Card>
        <Card as="li">
          <StateTag state="rejected">{text.rejected}</StateTag>
          <p className="gallery-text">{text.long}</p>
          <Tag>{text.ended}</Tag>
        </Card>
        <Card as="li" aria-busy="true" aria-label={text.loading}>
          <Skeleton shape="circle" />
          <Skeleton />
          <Skeleton width="three-quarters" />
          <Skeleton shape="block" />
        </Card>
      </ul>
    </>
  );
}
