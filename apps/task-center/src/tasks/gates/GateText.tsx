import type { Gate } from '@exchange/task-center-api';
import { useTexts } from '../../context/texts/useTexts.ts';
import { useTimeFormats } from '../../screen/formats/useTimeFormats.ts';

/** Describes a condition for taking part in a task. */
export function GateText({ gate: { reason, level, opens_at: opensAt } }: { gate: Gate }): string {
  const t = useTexts('screen');
  const { moment } = useTimeFormats();
  return t(`gate_${reason}`, {
    level: level ?? '',
    time: opensAt === null ? '' : moment(opensAt),
  });
}

/** Returns the first unmet condition, which the visitor should resolve next. */
export function closedGate(gates: readonly Gate[]): Gate | undefined {
  return gates.find(({ met }) => !met);
}
