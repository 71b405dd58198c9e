import { createDeepLinkMapper } from '@exchange/deeplink-mapper';
import { createRegionEnv } from '@exchange/region-env';
import { preset } from '@exchange/region-env/preset';
import { Button } from '@exchange/ui/button';
import { Proof } from './proof';

// A server component that renders our client components, which need "use client".
export default function Page() {
  const { edition } = createRegionEnv(preset).resolveHost('www.brand.ae');
  const link = createDeepLinkMapper().map('https://www.brand.com/en/kyc');
  return (
    <main>
      <Button variant="primary">{edition}</Button>
      <Proof facts={[edition === 'ae', link !== undefined]} />
    </main>
  );
}
