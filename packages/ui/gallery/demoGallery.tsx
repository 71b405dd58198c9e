import { useEffect, useState, type ReactElement } from 'react';
import { SegmentedControl } from '../src/controls/segmentedControl.tsx';
import { demos } from './demos.ts';
import { useReady } from './useReady.ts';

/** The possible values of each setting. The first one is the default. */
const settings = {
  theme: ['dark', 'light'],
  brand: ['first', 'second'],
  dir: ['ltr', 'rtl'],
  density: ['comfortable', 'compact'],
  text: ['100%', '200%'],
} as const;
type Setting = keyof typeof settings;

const names = Object.keys(settings) as Setting[];

/** Reads the settings from the page's URL, such as `demos.html?theme=light`. */
function readSettings(): Record<Setting, string> {
  const pageParams = new URLSearchParams(location.search);
  const read = (name: Setting) =>
    settings[name].find((value) => value === pageParams.get(name)) ?? settings[name][0];
  return {
    theme: read('theme'),
    brand: read('brand'),
    dir: read('dir'),
    density: read('density'),
    text: read('text'),
  };
}

/** Shows the demo of every component, with controls for the settings. */
export function DemoGallery(): ReactElement {
  const [chosen, choose] = useState(readSettings);
  useEffect(() => {
    const page = document.documentElement;
    page.dir = chosen.dir;
    Object.assign(page.dataset, chosen);
    history.replaceState(null, '', `?${new URLSearchParams(chosen)}`);
  }, [chosen]);
  useReady();
  return (
    <main className="gallery">
      <h1 className="gallery-title">@exchange/ui</h1>
      <div className="gallery-row gallery-settings">
        {names.map((name) => (
          <SegmentedControl
            key={name}
            name={name}
            label={name}
            options={settings[name].map((value: string) => ({ value, label: value }))}
            value={chosen[name]}
            onValueChange={(value) => choose({ ...chosen, [name]: value })}
          />
        ))}
      </div>
      {Object.entries(demos).map(([name, Demo]) => (
        <section key={name} className="gallery-section" data-demo={name}>
          <h2 className="gallery-heading">{name}</h2>
          <Demo />
        </section>
      ))}
    </main>
  );
}
