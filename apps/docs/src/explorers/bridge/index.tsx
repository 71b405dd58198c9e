'use client';

import { Button } from '@exchange/ui/button';
import type { ReactElement } from 'react';
import { ExplorerPanel } from '../panel/ExplorerPanel.tsx';
import { Examples } from '../panel/Examples.tsx';
import { useSharedInput } from '../panel/useSharedInput.ts';
import { CallForm } from './CallForm.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { PhoneRecord } from './PhoneRecord.tsx';
import { goodCalls, hostileCalls, type TypedCall } from './examples.ts';
import { arrivals, faults, type PhoneSettings } from './phoneSettings.ts';
import { readParams } from './readParams.ts';
import { usePhone } from './usePhone.ts';
import './bridge.css';

const isFault = (text: string): text is PhoneSettings['fault'] => faults.includes(text as never);
const isArrival = (text: string): text is PhoneSettings['arrival'] =>
  arrivals.includes(text as never);

/** A simulated phone beside the calls of a page. */
export default function BridgeSimulator(): ReactElement {
  const [appVersion, setAppVersion] = useSharedInput('version', '3.6.1');
  const [fault, setFault] = useSharedInput<PhoneSettings['fault']>('fault', 'none', isFault);
  const [arrival, setArrival] = useSharedInput<PhoneSettings['arrival']>(
    'app',
    'present',
    isArrival,
  );
  const [method, setMethod] = useSharedInput('method', goodCalls[0]!.input.method);
  const [params, setParams] = useSharedInput('params', goodCalls[0]!.input.params);
  const { phone, state } = usePhone({ appVersion, arrival, fault });

  function choose(call: TypedCall) {
    setMethod(call.method);
    setParams(call.params);
  }
  function send() {
    const read = readParams(params);
    if ('params' in read) phone.call(method, read.params);
  }

  return (
    <ExplorerPanel label="Bridge simulator">
      <PhoneControls
        settings={{ appVersion, arrival, fault }}
        onChange={(change) => {
          if (change.appVersion !== undefined) setAppVersion(change.appVersion);
          if (change.arrival) setArrival(change.arrival);
          if (change.fault) setFault(change.fault);
        }}
      />
      <div className="bridge-stage">
        <PhoneFrame state={state} isPresent={arrival !== 'never'} />
        <div className="bridge-calls">
          <CallForm
            call={{ method, params }}
            onMethodChange={setMethod}
            onParamsChange={setParams}
            onSend={send}
          />
          <Examples label="Good" examples={goodCalls} onChoose={choose} />
          <Examples label="Hostile" examples={hostileCalls} onChoose={choose} />
          <div className="explorer-actions" role="group" aria-label="Events of the app">
            <Button size="small" onClick={() => phone.emit('Router.backPressed')}>
              Press back
            </Button>
            <Button size="small" onClick={() => phone.emit('SystemInfo.themeChanged')}>
              Change theme
            </Button>
            <Button size="small" onClick={() => phone.emit('SystemInfo.resumed')}>
              Resume
            </Button>
          </div>
        </div>
      </div>
      <PhoneRecord entries={state.entries} />
    </ExplorerPanel>
  );
}
