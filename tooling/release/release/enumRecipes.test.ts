import { expect, it, vi } from 'vitest';
import { copyForRecipe } from '../src/examples/recipeCopy.ts';

// Follows the recipes that add a value to an enum of the task centre's API, with the words that they print.

vi.setConfig({ testTimeout: 1_800_000 });

const app = 'apps/task-center';
const api = 'packages/task-center-api';
const catalogue = 'apps/sandbox/catalogue/en.json';
const typecheck = 'npx pnpm@12 typecheck --filter @apps/task-center';
const texts = 'npx pnpm@12 texts';

/** Returns the members of a JSON object as lines of a larger object. */
const membersOf = (json: string) => `${json.replace(/^\{\s*|\s*\}$/g, '')},`;

it('a new category', async () => {
  using copy = copyForRecipe('a-new-category');
  const [enums = '', , test = ''] = copy.block('hubContent').split('\n');
  const sandbox = copy.block('run test catalogue');
  const list = "'weekly', 'special']";
  const longer = "'weekly', 'monthly', 'special']";
  const hub = `${app}/src/hub/hubContent.ts`;
  const repetitions = 'apps/sandbox/src/taskCenter/tasks/repetitions.ts';

  copy.replace(`${api}/src/tasks/task.ts`, list, longer);
  expect(await copy.failure(enums)).toContain('monthly');
  const errors = await copy.failure(typecheck);
  expect(errors).toContain("Property 'monthly' is missing");
  expect(errors.match(/hubContent\.ts.*'monthly' is missing/g)).toHaveLength(2);
  expect(errors).toMatch(/TaskSection\.tsx.*"monthly_title"/);
  expect(errors).toMatch(/HubChips\.tsx.*'monthly' is missing/);
  expect(errors).toMatch(/repetitions\.ts.*'monthly' is missing/);

  copy.replace(`${api}/src/enums.test.ts`, list, longer);
  copy.insertBefore(hub, "special: ['special'", copy.block("monthly: ['monthly']"));
  copy.replace(
    hub,
    'special: hasPackageAbove',
    `${copy.block('monthly: 4').trim()} special: hasPackageAbove`,
  );
  copy.insertBefore(
    `${app}/messages/en/hub.json`,
    '"daily_title"',
    membersOf(copy.block('chip_monthly')),
  );
  copy.insertBefore(`${app}/src/hub/HubChips.tsx`, 'special: t(', copy.block("t('chip_monthly')"));
  copy.insertBefore(repetitions, 'special: null', copy.block('days: 31'));
  copy.replace(repetitions, 'dayMs,', 'dayMs, dayName,');
  await copy.follow(texts);
  for (const command of [enums, typecheck, test]) await copy.follow(command);

  copy.edit('apps/sandbox/src/taskCenter/catalogue/taskCatalogue.ts', (file) =>
    file.replace(/(id: 'weekly-earn',\s+category: )'weekly'/, "$1'monthly'"),
  );
  expect(await copy.failure(sandbox)).toContain('terms.monthly');
  copy.insertBefore(catalogue, '"weekly_tiers"', membersOf(copy.block('"monthly_claim"')));
  expect(await copy.failure(sandbox)).toContain('run pnpm texts');
  await copy.follow(texts);
  await copy.follow(sandbox);
});

it('a new reward type', async () => {
  using copy = copyForRecipe('a-new-reward-type');
  const [, enums = '', test = '', sandbox = ''] = copy.block('givenRewards').split('\n');
  const types = `${api}/src/rewards/rewardTypes.ts`;
  const art = `${app}/src/screen/art`;
  const addName = (file: string) =>
    copy.edit(file, (text) => text.replace(/'mystery_box',\s+'points',/, "$&\n'gift_card',"));

  addName(types);
  expect(await copy.failure(enums)).toContain('gift_card');
  expect(await copy.failure(typecheck)).toContain("Property 'gift_card' is missing");

  addName(`${api}/src/enums.test.ts`);
  copy.insertBefore(types, 'points: {', copy.block('gift_card: {'));
  const errors = await copy.failure(typecheck);
  expect(errors).toMatch(/RewardArt\.tsx.*'gift_card' is missing/);
  expect(errors).toMatch(/KindExplanation\.tsx.*"reward_gift_card"/);

  copy.insertBefore(
    `${app}/messages/en/screen.json`,
    '"reward_points"',
    membersOf(copy.block('reward_gift_card')),
  );
  await copy.follow(texts);
  expect((await copy.failure(typecheck)).match(/error TS/g)).toHaveLength(1);

  copy.write(`${art}/rewards/gift_card.svg`, copy.read(`${art}/rewards/coupon.svg`));
  const picture = "import giftCard from '#art/rewards/gift_card.svg';";
  copy.insertBefore(`${art}/RewardArt.tsx`, 'import lossCover', picture);
  copy.insertBefore(`${art}/RewardArt.tsx`, 'loss_cover: lossCover', copy.block('giftCard,'));

  copy.insertBefore(
    'apps/sandbox/src/taskCenter/catalogue/rewardCatalogue.ts',
    "'mystery-box': {",
    copy.block("'gift-card-20': {"),
  );
  expect(await copy.failure(sandbox)).toContain('rewards.gift-card-20.title');
  copy.insertBefore(catalogue, '"mystery-box": {', membersOf(copy.block('"gift-card-20"')));
  copy.insertBefore(catalogue, '"mystery_box": [', membersOf(copy.block('{ "gift_card"')));
  expect(await copy.failure(sandbox)).toContain('run pnpm texts');

  await copy.follow(texts);
  for (const command of [typecheck, enums, test, sandbox]) await copy.follow(command);
});
