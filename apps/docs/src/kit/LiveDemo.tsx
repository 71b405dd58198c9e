'use client';

import { SegmentedControl } from '@exchange/ui/segmented-control';
import { Suspense, useState, type ReactElement } from 'react';
import { demos } from './demos.ts';

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

/** The demo of a component, with controls for its display settings. */
export function LiveDemo({ name }: { name: string }): ReactElement | null {
  const [chosen, choose] = useState(defaults);
  const Demo = Object.hasOwn(demos, name) ? demos[name] : undefined;
  if (!Demo) return null;
  return (
    <section className="demo" aria-label={`Demo of ${name}`}>
      <div className="demo-settings">
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
