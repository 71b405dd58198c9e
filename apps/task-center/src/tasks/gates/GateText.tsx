import { useTexts } from '@exchange/site/page';
import { useTimeFormats } from '@exchange/site/page/formats';
import type { Gate, Task } from '@exchange/task-center-api';
import { isElsewhere } from '../../rewards/rewardStates.ts';

/** Describes a condition for taking part in a task. */
export function GateText({ gate }: { gate: Gate }): string {
  const { reason, level, opens_at: opensAt } = gate;
  const t = useTexts('screen');
  const { moment } = useTimeFormats();
  if (isFirstIdentityCheck(gate)) return t('gate_verify');
  return t(`gate_${reason}`, {
    level: level ?? '',
    time: opensAt === null ? '' : moment(opensAt),
  });
}

/** Returns whether the condition is the first level of the identity check, the only one that most customers need. */
export const isFirstIdentityCheck = ({ reason, level }: Gate): boolean =>
  reason === 'kyc_level' && (level ?? 1) <= 1;

/** Returns the condition to verify the identity, without which the account can't deposit or trade. */
export function identityGate(tasks: readonly Pick<Task, 'gates'>[]): Gate | undefined {
  return tasks
    .flatMap(({ gates }) => gates)
    .find((gate) => !gate.met && isFirstIdentityCheck(gate));
}

/** Returns whether a task opens with the first level of the identity check, which its list states once for all. */
export function waitsForIdentity({
  state,
  gates,
  reward,
}: Pick<Task, 'state' | 'gates' | 'reward'>): boolean {
  if (state !== 'locked' || isElsewhere(reward)) return false;
  const gate = closedGate(gates);
  return gate !== undefined && isFirstIdentityCheck(gate);
}

/**
 * Returns the first unmet condition, which the visitor should resolve next. The region comes before all others, because
 * it cannot be changed.
 */
export function closedGate(gates: readonly Gate[]): Gate | undefined {
  const open = gates.filter(({ met }) => !met);
  return open.find(({ reason }) => reason === 'region') ?? open[0];
}
