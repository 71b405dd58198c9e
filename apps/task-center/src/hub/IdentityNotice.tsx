import { useTexts } from '@exchange/site/page';
import { useValueFormat } from '@exchange/site/page/formats';
import type { Gate } from '@exchange/task-center-api';
import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { TaskArt } from '../screen/art/TaskArt.tsx';
import { DocumentsKept } from '../tasks/gates/DocumentsKept.tsx';
import { GateButton } from '../tasks/gates/GateButton.tsx';

/**
 * Notice for all tasks below: what the identity check opens and takes, and the company that keeps the documents. Links
 * to the check.
 */
export function IdentityNotice({ gate }: { gate: Gate }): ReactElement {
  const t = useTexts('hub');
  const { formatText } = useValueFormat();
  return (
    <Card className="identity-notice">
      <TaskArt task={{ kind: 'kyc' }} />
      <div className="identity-notice__text">
        <p>{t('verify_lead')}</p>
        {gate.takes ? <p>{formatText(gate.takes)}</p> : null}
        <DocumentsKept />
      </div>
      <GateButton gate={gate} />
    </Card>
  );
}
