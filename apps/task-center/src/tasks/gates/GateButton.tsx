import { useTexts } from '@exchange/site/page';
import { useGoLink } from '@exchange/site/page/app-links';
import type { Gate } from '@exchange/task-center-api';
import { Button, type ButtonProps } from '@exchange/ui';
import type { ReactElement } from 'react';
import { gateTarget } from './gateTarget.ts';

/** Link to the page on which the visitor can meet a condition. Renders nothing if that is not possible. */
export function GateButton({
  gate,
  ...native
}: { gate: Gate } & Pick<ButtonProps, 'variant' | 'size' | 'fullWidth'>): ReactElement | null {
  const t = useTexts('screen');
  const goLink = useGoLink();
  const target = gateTarget(gate);
  if (!target) return null;
  return (
    <Button {...native} href={goLink(target.path)}>
      {t(target.label)}
    </Button>
  );
}
