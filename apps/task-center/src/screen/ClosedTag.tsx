import { useTexts } from '@exchange/site/page';
import { Icon, Tag } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Tag, in place of an action or a state, that a reward cannot be used here. */
export function ClosedTag(): ReactElement {
  const t = useTexts('screen');
  return (
    <Tag tone="neutral" icon={<Icon name="lock" size={14} />}>
      {t('closed_tag')}
    </Tag>
  );
}
