import { lazyLogin } from '@exchange/account';
import { useServices, useSession } from '@exchange/site/page';
import { lazyWindow } from '@exchange/site/page/loading';
import { useState, type ComponentProps, type ReactElement } from 'react';

const SiteLogin = lazyLogin(async () => {
  const [{ Welcome }, { SignUpReward }] = await Promise.all([
    import('./Welcome.tsx'),
    import('./SignUpReward.tsx'),
  ]);
  return { Welcome, SignUpReward };
});

const ResumedWrite = lazyWindow(async () => (await import('./ResumedWrite.tsx')).ResumedWrite);

/**
 * Login of a page. Welcomes new users with their first reward. After a login, continues the action that the end of the
 * session interrupted.
 */
export function Login(props: ComponentProps<typeof SiteLogin>): ReactElement {
  return (
    <>
      <SiteLogin {...props} />
      <Resumption />
    </>
  );
}

/** Starts when the visitor becomes a user, which a login in the native app does without a reload. */
function Resumption(): ReactElement {
  const writes = useServices()?.interruptedWrites;
  const { status } = useSession();
  const [before, setBefore] = useState<typeof status>('unknown');
  const [isOpen, setIsOpen] = useState(false);
  if (status !== before) {
    setBefore(status);
    setIsOpen(status === 'user' && writes?.hasWrite() === true);
  }
  return <ResumedWrite open={isOpen} onClose={() => setIsOpen(false)} />;
}
