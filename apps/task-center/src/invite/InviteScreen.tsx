import { useServices, useSession } from '@exchange/site-page';
import { FailurePanel, failureReason } from '@exchange/site-page/failures';
import { Loaded } from '@exchange/site-page/loading';
import type { Invite } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { useRead } from '../data/useRead.ts';
import { Benefits } from './Benefits.tsx';
import { Funnel } from './Funnel.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { InviteRecords } from './InviteRecords.tsx';
import { InviteSkeleton } from './InviteSkeleton.tsx';
import { InviteTiers } from './InviteTiers.tsx';
import { ShareCard } from './share/ShareCard.tsx';

/** The user's invitation code, link and results. For guests, only whether invitations are offered in their region. */
export function InviteScreen(): ReactElement {
  const { status } = useSession();
  const wasLoggedIn = useServices()?.account.wasLoggedIn ?? false;
  const isUser = status === 'user' || (status !== 'guest' && wasLoggedIn);
  return isUser ? <UserInvite /> : <GuestRegion />;
}

function UserInvite(): ReactElement {
  const invite = useRead('invite', {});
  return (
    <Loaded query={invite} skeleton={<InviteSkeleton />}>
      {(data) => <InviteContent invite={data} />}
    </Loaded>
  );
}

/**
 * Shows whether the server refuses guests because of their region. The page then hides its offers. Reads one campaign,
 * because the calls for invitations require a login.
 */
function GuestRegion(): ReactElement {
  const { error } = useRead('campaigns', { limit: 1 });
  return error && failureReason(error) === 'regionBlocked' ? (
    <FailurePanel reason="regionBlocked" />
  ) : (
    <InviteSkeleton />
  );
}

function InviteContent({ invite }: { invite: Invite }): ReactElement {
  return (
    <div className="page-width invite-page">
      <Benefits />
      <div className="invite">
        <ShareCard invite={invite} />
        <Funnel invite={invite} />
      </div>
      <InviteTiers traded={invite.funnel.traded} />
      <HowItWorks />
      <InviteRecords />
    </div>
  );
}
