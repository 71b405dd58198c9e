import { Art } from '@exchange/site/page/art';
import type { Task } from '@exchange/task-center-api';
import type { ReactElement } from 'react';
import community from '#art/tasks/community.svg';
import convert from '#art/tasks/convert.svg';
import deposit from '#art/tasks/deposit.svg';
import derivatives from '#art/tasks/derivatives.svg';
import earn from '#art/tasks/earn.svg';
import invite from '#art/tasks/invite.svg';
import kyc from '#art/tasks/kyc.svg';
import other from '#art/tasks/other.svg';
import register from '#art/tasks/register.svg';
import trade from '#art/tasks/trade.svg';
import twoFactor from '#art/tasks/two_factor.svg';

const images: Record<Task['kind'], { src: string }> = {
  community,
  convert,
  deposit,
  derivatives,
  earn,
  invite,
  kyc,
  register,
  trade,
  two_factor: twoFactor,
  other,
};

/** Illustration of the activity that finishes a task. Decorative: show the title of the task beside it. */
export function TaskArt({
  kind,
  size = 40,
}: {
  kind: Task['kind'];
  /** Width and height in px. @defaultValue `40` */
  size?: number;
}): ReactElement {
  return <Art image={images[kind]} width={size} />;
}
