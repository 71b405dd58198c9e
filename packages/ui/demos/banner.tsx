import { Banner } from '@exchange/ui';
import { useState } from 'react';

export function BannerDemo() {
  const [isShown, setIsShown] = useState(true);
  return (
    isShown && (
      <Banner tone="info" closeLabel="Close" onClose={() => setIsShown(false)}>
        Withdrawals pause on Sunday.
      </Banner>
    )
  );
}
