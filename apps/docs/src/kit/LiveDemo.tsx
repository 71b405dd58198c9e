'use client';

import { SegmentedControl } from '@exchange/ui/segmented-control';
import { Select } from '@exchange/ui/select';
import { Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { demos } from './demos.ts';
import { moreDemos } from './moreDemos.ts';

/** Display settings of the demo: for each setting, the label of each value. */
const settings = {
  theme: { page: 'Page theme', light: 'Light', dark: 'Dark' },
  brand: { first: 'First brand', second: 'Second brand' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  density: { comfortable: 'Comfortable', compact: 'Compact' },
} as const;

type Setting = keyof typeof settings;

const names = Object.keys(settings) as Setting[];

const defaults: Readonly<Record<Setting, string>> = {
  theme: 'page',
  brand: 'first',
  direction: 'ltr',
  density: 'comfortable',
};

const firstDemo = 'Basic';

/** The demos of a component, with controls for its display settings. */
export function LiveDemo({ name }: { name: string }): ReactElement | null {
  const [chosen, choose] = useState(defaults);
  const [title, show] = useState(firstDemo);
  const First = Object.hasOwn(demos, name) ? demos[name] : undefined;
  if (!First) return null;
  const all: Record<string, ComponentType> = { [firstDemo]: First, ...moreDemos[name] };
  const Demo = all[title] ?? First;
  const titles = Object.keys(all);
  return (
    <section className="demo" aria-label={`Demo of ${name}`}>
      <div className="demo-settings">
        {titles.length === 1 ? null : (
          <Select label="Example" value={title} onValueChange={show}>
            {titles.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
        {names.map((setting) => (
          <SegmentedControl
            key={setting}
            name={setting}
            label={setting}
            options={Object.entries(settings[setting]).map(([value, label]) => ({ value, label }))}
            value={chosen[setting]}
            onValueChange={(value) => choose({ ...chosen, [setting]: value })}
          />
        ))}
      </div>
      <div
        className="demo-stage"
        dir={chosen.direction}
        data-theme={chosen.theme === 'page' ? undefined : chosen.theme}
        data-brand={chosen.brand}
        data-density={chosen.density}
      >
        <Suspense>
          <Demo />
        </Suspense>
      </div>
    </section>
  );
}
