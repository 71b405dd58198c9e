import type {
  Campaign,
  Gate,
  Home,
  RewardPreview,
  Task,
  TaskCategory,
} from '@exchange/task-center-api';
import { isElsewhere } from '../rewards/rewardStates.ts';
import { identityGate } from '../tasks/gates/GateText.tsx';
import { isOver, isToDo } from '../tasks/taskStates.ts';
import type { HubChip } from './HubChips.tsx';

type SectionName = Exclude<TaskCategory, 'newcomer'>;

interface Section {
  id: SectionName;
  tasks: readonly Task[];
  /** Number of tasks to show. The others are collapsed. */
  count: number;
}

/** Sections of tasks, in order. Tasks in categories that only a newer server has are shown with the special tasks. */
const categories: Readonly<Record<SectionName, readonly Task['category'][]>> = {
  daily: ['daily'],
  weekly: ['weekly'],
  special: ['special', 'other'],
};

const sectionNames = Object.keys(categories) as SectionName[];

/** With more sums of claimable rewards, there is no space for the next step beside them. */
const mostSumsWithStep = 2;

/** Number of tasks of a section to show, below a welcome package and without one. */
const shownTasks = { belowPackage: 2, alone: 4 } as const;

/** Number of campaigns to show below the tasks. */
const shownCampaigns = 3;

/** Content of the hub for a visitor, chosen from the offers of the server. */
interface HubContent extends CampaignChoice {
  newcomer: readonly Task[];
  /** The next step of the welcome package, if what can be claimed leaves space for it. */
  next: Task | undefined;
  /** The finished task whose reward is all that can be claimed. */
  onlyClaim: Task | undefined;
  /** Cheapest offer of the shop for points, from the tasks. null if none of them has it. */
  pointsBuy: RewardPreview['buys'];
  /**
   * Steps of the welcome package to list: not those that the part about what can be claimed shows,
   * or that are claimed.
   */
  steps: readonly Task[];
  /** Whether anything of the welcome package is left to do or claim in time. */
  isNew: boolean;
  sections: readonly Section[];
  /** All tasks of the page, also collapsed ones. */
  listedTasks: readonly Task[];
  /** Whether the invitation is below the tasks in wide windows: if all tasks are listed beside what expires soon. */
  hasInviteBelow: boolean;
  /** The identity check that tasks wait for, if it is no step of the welcome package. */
  identity: Gate | undefined;
  chips: readonly HubChip[];
  /** Edition that offers the rewards of tasks that are not shown, because the page's one does not. */
  managedIn: string | undefined;
}

export function hubContent({ tasks: all, campaigns, viewer, totals }: Home): HubContent {
  const tasks = all.filter(({ reward }) => !isElsewhere(reward));
  const isUser = viewer.logged_in;
  const inCategories = (wanted: readonly Task['category'][]) =>
    tasks.filter(({ category }) => wanted.includes(category));
  const newcomer = inCategories(['newcomer']);
  const isNew = !newcomer.every(({ state }) => state === 'claimed' || isOver(state));
  const next =
    totals.claimable.length > mostSumsWithStep
      ? undefined
      : newcomer.find(({ state }) => isToDo(state));
  const isOnlyOne = totals.claimable_tasks + totals.claimable_rewards === 1;
  const onlyClaim = isOnlyOne ? tasks.find(({ state }) => state === 'claimable') : undefined;
  const count = isNew ? shownTasks.belowPackage : shownTasks.alone;
  const sections = sectionNames
    .map((id) => ({ id, tasks: inCategories(categories[id]), count }))
    .filter((section) => section.tasks.length > 0);
  const isStep = newcomer.some(({ kind, state }) => kind === 'kyc' && isToDo(state));
  const choice = chooseCampaigns(campaigns, isUser);
  const steps = newcomer.filter(
    // The button above claims the only reward.
    (step) => step !== next && step.state !== 'claimed' && step !== onlyClaim,
  );
  return {
    ...choice,
    newcomer,
    next,
    onlyClaim,
    managedIn: all.find(({ reward }) => isElsewhere(reward))?.reward.offered_in,
    pointsBuy: tasks.find(({ reward }) => reward.buys)?.reward.buys ?? null,
    steps,
    isNew,
    sections,
    listedTasks: [
      ...(isUser ? [...(next ? [next] : []), ...(isNew ? steps : [])] : newcomer),
      ...sections.flatMap(({ tasks: some }) => some),
    ],
    hasInviteBelow:
      isUser &&
      !isNew &&
      totals.expiring.count > 0 &&
      sections.every(({ tasks: some }) => some.length <= count),
    identity: isUser && !isStep ? identityGate(tasks) : undefined,
    chips: [
      ...(isUser && isNew ? [{ id: 'welcome', claimable: countRules(newcomer) } as const] : []),
      ...sections.map((section) => ({ id: section.id, claimable: countRules(section.tasks) })),
      ...(choice.others.length === 0 ? [] : [{ id: 'campaigns', claimable: 0 } as const]),
      ...(isUser ? [{ id: 'rewards', claimable: totals.claimable_rewards } as const] : []),
    ],
  };
}

interface CampaignChoice {
  /** An ongoing campaign that the user has joined. */
  own: Campaign | undefined;
  /** An ongoing campaign to join, for users who take part in none. */
  suggested: Campaign | undefined;
  others: readonly Campaign[];
}

function chooseCampaigns(all: readonly Campaign[], isUser: boolean): CampaignChoice {
  // Featured campaigns first. `sort` keeps the server's order otherwise.
  const campaigns = all
    .filter(({ state }) => state !== 'ended')
    .sort((a, b) => Number(b.featured) - Number(a.featured));
  const ongoing = campaigns.filter(({ state }) => state === 'ongoing');
  const own = ongoing.find(({ joined_at: joined }) => joined !== null);
  const suggested = isUser && !own ? ongoing[0] : undefined;
  const others = campaigns
    .filter((campaign) => campaign !== (own ?? suggested))
    .slice(0, shownCampaigns);
  return { own, suggested, others };
}

/** Returns how many rewards of the tasks "Claim all" claims. */
const countRules = (tasks: readonly Task[]) =>
  tasks.reduce((sum, { claimable_rules: count }) => sum + count, 0);
