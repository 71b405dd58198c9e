'use client';

import { Button } from '@exchange/ui/button';
import { SegmentedControl } from '@exchange/ui/segmented-control';
import { Select } from '@exchange/ui/select';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { demosOf } from './demos.ts';

const DemoEditor = lazy(() =>
  import('./DemoEditor.tsx').then((module) => ({ default: module.DemoEditor })),
);

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

/** The demos of a component, with controls for its display settings, and their code by title, which can be changed. */
export function LiveDemo({
  name,
  sources,
}: {
  name: string;
  sources: Readonly<Record<string, string>>;
}): ReactElement | null {
  const [chosen, setChosen] = useState(defaults);
  const demos = demosOf(name);
  const titles = Object.keys(demos);
  const [title = '', setTitle] = useState(titles[0]);
  const [isEditing, setEditing] = useState(false);
  const Demo = demos[title];
  if (!Demo) return null;
  const attributes = {
    dir: chosen.direction,
    'data-brand': chosen.brand,
    'data-density': chosen.density,
    ...(chosen.theme !== 'page' && { 'data-theme': chosen.theme }),
  };
  return (
    <section className="demo" aria-label={`Demo of ${name}`}>
      <div className="demo-settings">
        {titles.length === 1 ? null : (
          <Select label="Example" value={title} onValueChange={setTitle}>
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
            onValueChange={(value) => setChosen({ ...chosen, [setting]: value })}
          />
        ))}
        <Button aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Close the editor' : 'Edit the code'}
        </Button>
      </div>
      <Suspense>
        {isEditing ? (
          <DemoEditor key={title} source={sources[title] ?? ''} attributes={attributes} />
        ) : (
          <div className="demo-stage" {...attributes}>
            <Demo />
          </div>
        )}
      </Suspense>
    </section>
  );
}
