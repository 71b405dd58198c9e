import { Icon, Tag } from '@exchange/ui';

export function TagDemo() {
  return (
    <>
      <Tag tone="positive" icon={<Icon name="check" size={14} />}>
        Completed
      </Tag>
      <Tag>Ended</Tag>
    </>
  );
}
