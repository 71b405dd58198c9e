'use client';

import { useEffect, useState, type ReactElement } from 'react';
import { addressIn, loadVersions, thisVersion, versions } from '../site/versions.ts';

/** Name of the displayed version, and a choice of the others if there are any. */
export function VersionSwitch(): ReactElement {
  const [all, setAll] = useState(versions);
  useEffect(() => {
    const cancelled = new AbortController();
    void loadVersions(cancelled.signal).then((loaded) => {
      if (!cancelled.signal.aborted) setAll(loaded);
    });
    return () => cancelled.abort();
  }, []);
  const current = thisVersion(all) ?? versions[0]!;
  if (all.length < 2) return <span className="frame-version">{current.name}</span>;
  async function open(path: string) {
    const version = all.find((each) => each.path === path)!;
    location.assign(await addressIn(version, location.pathname));
  }
  return (
    <select
      className="frame-versions"
      aria-label="Version"
      value={current.path}
      onChange={(event) => void open(event.target.value)}
    >
      {all.map(({ name, path }) => (
        <option key={path} value={path}>
          {name}
        </option>
      ))}
    </select>
  );
}
