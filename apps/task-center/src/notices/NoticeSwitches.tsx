import { useTexts } from '@exchange/site/page';
import { noticeKinds, type NoticeKind, type NoticePage } from '@exchange/task-center-api';
import { Switch } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useIsWriting, useWrite } from '../data/useWrite.ts';

type Switches = NoticePage['switches'];

/** Switches that turn kinds of notices on and off, on all of the account's devices. */
export function NoticeSwitches({ switches }: { switches: Switches }): ReactElement {
  const t = useTexts('shell');
  return (
    <fieldset className="notice-switches">
      <legend>{t('notices_settings')}</legend>
      {noticeKinds.map((kind) => (
        <KindSwitch key={kind} kind={kind} isOn={switches[kind]} />
      ))}
    </fieldset>
  );
}

function KindSwitch({ kind, isOn }: { kind: NoticeKind; isOn: boolean }): ReactElement {
  const t = useTexts('shell');
  const { mutate, error } = useWrite('switchNotice');
  // Shows the new state while the server stores it.
  const isTurning = useIsWriting('switchNotice', (body) => body.kind === kind && body.on !== isOn);
  return (
    <Switch
      label={t(`switch_${kind}`)}
      checked={isOn !== isTurning}
      error={error ? t('notices_save_failed') : undefined}
      onCheckedChange={(on) => mutate({ kind, on })}
    />
  );
}
