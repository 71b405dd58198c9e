import { useTexts } from '@exchange/site/page';
import { useTimeFormats, useValueFormat } from '@exchange/site/page/formats';
import {
  isDerivativesReward,
  startsWithClaim,
  type Claimable,
  type RewardPreview,
} from '@exchange/task-center-api';
import { Button, Checkbox, Modal } from '@exchange/ui';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { EarnedElsewhere } from '../../screen/EarnedElsewhere.tsx';
import { Phrases } from '../../screen/Phrases.tsx';
import { RiskNote } from '../../screen/RiskNote.tsx';
import { WhoCan } from '../../screen/WhoCan.tsx';
import { byValue } from '../byValue.ts';
import { joinKinds } from '../joinKinds.ts';
import { ClaimRisk } from './ClaimRisk.tsx';
import { useKindNotes } from '../RewardKind.tsx';
import { RewardLine } from '../RewardLine.tsx';
import { isBox } from '../rewardStates.ts';
import {
  useCapital,
  useDaysToUse,
  useIsKindName,
  useRewardHeadline,
  useRewardValue,
} from '../useRewardText.ts';

/** A row of the sheet. */
export interface ClaimItem extends Pick<Claimable, 'claim_id' | 'title' | 'reward' | 'earned_in'> {
  /** Claim deadline, in ms UTC. */
  claim_by?: number | null;
  /** Whether the title is the name of the reward, which its kind and its terms repeat. */
  isOwnName?: boolean;
}

/** The rewards that a button claims. */
type ClaimedPart = 'chosen' | 'safe' | 'atOnce';

/**
 * Lists what can be claimed: what has to be used within a time that starts with the claim, what the
 * visitor has at once, and last what is for derivatives, with its risk. The visitor claims all of
 * it, only what isn't for derivatives, only what has no such time, or a choice.
 */
export function ClaimSheet({
  items,
  onClaim,
  onClose,
}: {
  items: readonly ClaimItem[];
  /** Resolves when the claim has ended. */
  onClaim: (ids: string[]) => Promise<void>;
  onClose: () => void;
}): ReactElement {
  const t = useTexts('screen');
  const { formatValue } = useValueFormat();
  const derivatives = items.filter(({ reward }) => isDerivativesReward(reward));
  const safe = items.filter((item) => !derivatives.includes(item));
  const { atOnce, withClock } = inClaimGroups(safe);
  const last = inClaimGroups(derivatives);
  const hasBoth = derivatives.length > 0 && safe.length > 0;
  const [pending, setPending] = useState<ClaimedPart>();
  const [isChoosing, setIsChoosing] = useState(false);
  // Customers choose rewards for derivatives on purpose.
  const [excluded, setExcluded] = useState<readonly string[]>(() =>
    hasBoth ? derivatives.map(({ claim_id: id }) => id) : [],
  );
  const isPending = pending !== undefined;
  const formatCount = (count: number) => formatValue({ amount: String(count), unit: 'count' });
  const heading = t('state_claimable');
  const chosen = isChoosing ? items.filter(({ claim_id: id }) => !excluded.includes(id)) : items;
  const isSafeFirst = hasBoth && !isChoosing;
  // If only derivatives have a clock, the button without derivatives claims the same.
  const hasAtOnceButton = !isChoosing && withClock.length > 0;
  const main: ClaimedPart = isSafeFirst ? 'safe' : 'chosen';
  const claim = async (part: ClaimedPart, rewards: readonly ClaimItem[]) => {
    if (isPending) return;
    setPending(part);
    await onClaim(rewards.map(({ claim_id: id }) => id));
    setPending(undefined);
  };
  const claimButton = (part: ClaimedPart, rewards: readonly ClaimItem[], label: string) => (
    <Button
      variant={part === main ? 'primary' : undefined}
      size={part === 'atOnce' ? 'small' : undefined}
      disabled={rewards.length === 0}
      loading={part === pending}
      loadingLabel={t('action_claiming')}
      aria-disabled={isPending || undefined}
      onClick={() => void claim(part, rewards)}
    >
      {label}
    </Button>
  );
  const claimCount = (count: number) => `${t('action_claim')} (${formatCount(count)})`;
  const chosenLabel = isChoosing
    ? claimCount(chosen.length)
    : t('claim_all', { count: chosen.length });
  const row = (item: ClaimItem) => (
    <ItemRow
      key={item.claim_id}
      item={item}
      choice={isChoosing ? { isChosen: !excluded.includes(item.claim_id), isPending } : undefined}
      onChoose={(isChosen) =>
        setExcluded(
          isChosen ? excluded.filter((id) => id !== item.claim_id) : [...excluded, item.claim_id],
        )
      }
    />
  );
  const chooseButton =
    isChoosing || items.length === 1 ? null : (
      <Button
        size="small"
        aria-disabled={isPending || undefined}
        onClick={() => setIsChoosing(!isPending)}
      >
        {t('claim_choose')}
      </Button>
    );
  const groups = [
    {
      title: t('claim_now'),
      rows: isChoosing ? atOnce.map(row) : joined(atOnce, row),
      action: hasAtOnceButton ? claimButton('atOnce', atOnce, claimCount(atOnce.length)) : null,
    },
    { title: t('claim_clock'), rows: withClock.map(row) },
    {
      title: t(isChoosing && hasBoth ? 'claim_chosen_only' : 'for_derivatives'),
      rows: [...last.withClock, ...last.atOnce].map(row),
      note: <RiskNote />,
    },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Modal
      className="bottom-sheet claim-sheet"
      open
      onOpenChange={onClose}
      busy={isPending}
      title={items.length === 1 ? heading : <Phrases of={[heading, formatCount(items.length)]} />}
      closeLabel={t('dismiss')}
      footer={
        <>
          <ClaimRisk derivatives={derivatives.length} />
          {claimButton('chosen', chosen, chosenLabel)}
          {isSafeFirst
            ? claimButton(
                'safe',
                safe,
                t('claim_without_derivatives', { amount: formatCount(safe.length) }),
              )
            : null}
        </>
      }
    >
      {groups.map(({ title, rows, note, action }, index) => (
        <Group
          key={title}
          title={title}
          actions={
            <>
              {index === 0 ? chooseButton : null}
              {action}
            </>
          }
          note={note}
        >
          {rows}
        </Group>
      ))}
      <WhoCan isShort />
    </Modal>
  );
}

interface ClaimGroups<Item> {
  /** Rewards that the claim credits or that never end. Of those with the same end, the most valuable is first. */
  atOnce: Item[];
  /** Rewards whose time to use them starts with the claim. Of those with the same end, the shortest time is first. */
  withClock: Item[];
}

/** Sorts what can be claimed into its groups. In each, what must be claimed first is first. */
export function inClaimGroups<Item extends Pick<ClaimItem, 'reward' | 'claim_by'>>(
  items: readonly Item[],
): ClaimGroups<Item> {
  const days = ({ reward }: Item) => reward.validity_days ?? Number.MAX_SAFE_INTEGER;
  const claimEnd = ({ claim_by: end }: Item) => end ?? Number.MAX_SAFE_INTEGER;
  const sorted = byValue(items.map((item) => ({ ...item.reward, item })))
    .map(({ item }) => item)
    .sort((a, b) => claimEnd(a) - claimEnd(b));
  return {
    atOnce: sorted.filter(({ reward }) => !startsWithClaim(reward)),
    withClock: sorted
      .filter(({ reward }) => startsWithClaim(reward))
      .sort((a, b) => claimEnd(a) - claimEnd(b) || days(a) - days(b)),
  };
}

/** Rows of rewards that start no clock, joined by kind, because only their sums matter. */
function joined(
  items: readonly ClaimItem[],
  row: (item: ClaimItem) => ReactElement,
): ReactElement[] {
  return joinKinds(items.map(({ reward }) => reward)).map((reward, index) => {
    const single = items.find((item) => item.reward === reward);
    return single ? row(single) : <ClaimRow key={index} reward={reward} />;
  });
}

/** A part of the rewards. */
function Group({
  title,
  actions,
  note,
  children,
}: {
  title: string;
  /** Buttons beside the title. */
  actions: ReactNode;
  /** Risk of the rewards. */
  note: ReactNode;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <section className="claim-group" aria-labelledby={id}>
      <div className="claim-group__head">
        <h3 id={id}>{title}</h3>
        {actions}
      </div>
      {note}
      <ul className="claim-list">{children}</ul>
    </section>
  );
}

function ItemRow({
  item,
  choice,
  onChoose,
}: {
  item: ClaimItem;
  /** State of the row's checkbox. Undefined without one. */
  choice: { isChosen: boolean; isPending: boolean } | undefined;
  onChoose: (isChosen: boolean) => void;
}): ReactElement {
  const t = useTexts('screen');
  const { title, reward, claim_by: claimBy } = item;
  const { formatText } = useValueFormat();
  const days = useDaysToUse()(reward);
  const isKindName = useIsKindName();
  const capital = useCapital();
  const { nearMoment } = useTimeFormats();
  const name = formatText(title);
  const isClaimLimited = typeof claimBy === 'number';
  const times = [
    isClaimLimited && t('claim_until', { date: nearMoment(claimBy).replaceAll(' ', '\u00a0') }),
    days && t(isClaimLimited ? 'then_to_use' : 'days_to_use', { days }),
  ]
    .filter((time) => typeof time === 'string')
    .map((time, index) => (index === 0 ? capital(time) : time));
  return (
    <ClaimRow
      reward={reward}
      title={choice || item.isOwnName || isKindName(name, reward) ? undefined : name}
      time={times.length === 0 ? undefined : <Phrases of={times} />}
    >
      {choice ? (
        <Checkbox
          label={name}
          checked={choice.isChosen}
          disabled={choice.isPending}
          onCheckedChange={onChoose}
        />
      ) : null}
      <EarnedElsewhere item={item} />
    </ClaimRow>
  );
}

/** Row of the claim sheet and of the receipt. */
export function ClaimRow({
  reward,
  hasLegend = false,
  title,
  time,
  children,
}: {
  reward: RewardPreview;
  /** Whether it is in a list with a legend instead of groups, which names what can be withdrawn. */
  hasLegend?: boolean;
  /** Origin of the reward. */
  title?: string | undefined;
  /** Deadlines. */
  time?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const rewardHeadline = useRewardHeadline();
  const rewardValue = useRewardValue();
  const kindNotes = useKindNotes(reward, { hasWithdrawal: !hasLegend, hasUse: hasLegend });
  const boxNotes = isBox(reward) ? [rewardValue(reward)] : [];
  const notes = [...(title === undefined ? [] : [title]), ...kindNotes, ...boxNotes];
  return (
    <RewardLine reward={reward} value={rewardHeadline(reward)} notes={notes}>
      <div className="claim-list__foot">
        {time === undefined ? null : <span className="claim-list__time">{time}</span>}
        {children}
      </div>
    </RewardLine>
  );
}
