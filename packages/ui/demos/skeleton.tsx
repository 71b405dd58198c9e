import { Skeleton } from '@exchange/ui';

export function SkeletonDemo() {
  return (
    <>
      <Skeleton shape="circle" />
      <Skeleton width="half" />
    </>
  );
}
