import { Field } from '@exchange/ui/field';
import { Select } from '@exchange/ui/select';
import type { ReactElement } from 'react';
import type { PhoneSettings } from './phoneSettings.ts';

/** The behaviour of the simulated app. */
export function PhoneControls({
  settings,
  onChange,
}: {
  settings: PhoneSettings;
  onChange: (change: Partial<PhoneSettings>) => void;
}): ReactElement {
  return (
    <div className="explorer-columns">
      <Select
        label="Fault of the app"
        value={settings.fault}
        onValueChange={(fault) => onChange({ fault })}
      >
        <option value="none">None</option>
        <option value="fail">Replies with code 7</option>
        <option value="hang">Never replies</option>
        <option value="late">Replies after the deadline</option>
        <option value="duplicate">Replies twice</option>
        <option value="malformed">Sends an invalid reply</option>
      </Select>
      <Select
        label="The app is there"
        value={settings.arrival}
        onValueChange={(arrival) => onChange({ arrival })}
      >
        <option value="present">At once</option>
        <option value="delayed">After 1 s</option>
        <option value="never">Never</option>
      </Select>
      <Field
        label="Version of the app"
        hint="Calls need 3.6.1 or newer."
        value={settings.appVersion}
        onChange={(event) => onChange({ appVersion: event.currentTarget.value })}
        dir="ltr"
        autoComplete="off"
      />
    </div>
  );
}
