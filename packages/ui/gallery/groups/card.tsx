import type { ReactElement } from 'react';
import { Card } from '../../src/content/card.tsx';
import { Progress } from '../../src/feedback/progress.tsx';
import { Skeleton } from '../../src/feedback/skeleton.tsx';
import { Tag } from '../../src/content/tag.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';
import { Icon } from '../../src/pictures/icon.tsx';

export const card: Group = {
  id: 'card',
  title: 'Card, Tag, Progress, Skeleton',
  Content,
};

function Content({ text }: { text: Words }): ReactElement {
  return (
    <>
      <Row>
        <Tag icon={<Icon name="lock" size={14} />}>{text.locked}</Tag>
        <Tag tone="brand" icon={<Icon name="gift" size={14} />}>
          {text.claimable}
        </Tag>
        <Tag tone="info" icon={<Icon name="play" size={14} />}>
          {text.inProgress}
        </Tag>
        <Tag tone="positive" icon={<Icon name="checkCircle" size={14} />}>
          {text.claimed}
        </Tag>
        <Tag tone="negative" icon={<Icon name="alert" size={14} />}>
          {text.rejected}
        </Tag>
      </Row>
      <ul className="gallery-cards">
        <Card as="li">
          <Tag tone="brand" icon={<Icon name="gift" size={14} />}>
            {text.newTag}
          </Tag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} value={0.4} />
        </Card>
        <Card as="li">
          <Tag tone="info" icon={<Icon name="play" size={14} />}>
            {text.inProgress}
          </Tag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} />
        </Card>
        <Card as="li">
          <Tag tone="positive" icon={<Icon name="checkCircle" size={14} />}>
            {text.claimed}
          </Tag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} value={1} tone="positive" />
        </Card>
        <Card as="li" ended>
          <Tag tone="brand" icon={<Icon name="gift" size={14} />}>
            {text.claimable}
          </Tag>
          <p className="gallery-text">{text.task}</p>
          <Progress label={text.progress} value={0.4} />
        </Card>
        <Card as="li">
          <Tag tone="negative" icon={<Icon name="alert" size={14} />}>
            {text.rejected}
          </Tag>
          <p className="gallery-text">{text.longName}</p>
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
