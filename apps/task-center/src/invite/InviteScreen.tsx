import { useIsUser } from '@exchange/site/page';
import { Loaded } from '@exchange/site/page/loading';
import type { Invite } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import { RegionCheck } from '../data/RegionCheck.tsx';
import { useRead } from '../data/useRead.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { InviteRecords } from './InviteRecords.tsx';
import { InviteResults } from './InviteResults.tsx';
import { InviteSkeleton } from './InviteSkeleton.tsx';
import { InviteTerms } from './InviteTerms.tsx';
import { InviteTiers } from './InviteTiers.tsx';
import { OfferList } from './OfferList.tsx';
import { ShareCard } from './share/ShareCard.tsx';

/** The user's invitation code, link and results. For guests, only whether invitations are offered in their region. */
export function InviteScreen(): ReactElement {
  return useIsUser() ? (
    <UserInvite />
  ) : (
    <RegionCheck>
      <InviteSkeleton />
    </RegionCheck>
  );
}

function UserInvite(): ReactElement {
  const invite = useRead('invite', {});
  return (
    <Loaded query={invite} skeleton={<InviteSkeleton />}>
      {(data) => <InviteContent invite={data} />}
    </Loaded>
  );
}

function InviteContent({ invite }: { invite: Invite }): ReactElement {
  const hasFriends = invite.funnel.registered > 0;
  const steps = <HowItWorks reader="inviter" />;
  return (
    <div className="page-width invite-page">
      <div className="invite">
        <OfferList reader="inviter" />
        <ShareCard invite={invite} />
        {hasFriends ? <InviteResults invite={invite} /> : null}
      </div>
      {/* Before the first friend, the steps come first. */}
      {hasFriends ? null : steps}
      <InviteTiers traded={invite.funnel.traded} />
      <InviteRecords />
      {hasFriends ? steps : null}
      <InviteTerms reader="inviter" />
    </div>
  );
}
