import type { ReactElement } from 'react';
import { phaseNames } from './phaseNames.ts';
import { maxSamples, sampleMs, type Sample } from './playground.ts';
import { phaseRuns, updatesPerSample } from './timeline.ts';

const laneHeight = 44;
const phaseHeight = 10;
/** Height of a line with `maxUpdates`, which leaves a gap above the phases. */
const fullHeight = laneHeight - phaseHeight - 4;

/** Number of updates per sample at which a line has its full height. */
const maxUpdates = 20;

/** Phases and updates of each client in the last minute. */
export function Timeline({
  names,
  samples,
}: {
  names: readonly string[];
  samples: readonly Sample[];
}): ReactElement {
  const offset = maxSamples - samples.length;
  return (
    <figure className="timeline">
      {names.map((name, client) => (
        <div key={name}>
          <span className="timeline-name">{name}</span>
          <svg
            viewBox={`0 0 ${maxSamples} ${laneHeight}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={describe(name, samples, client)}
          >
            {phaseRuns(samples, client).map(({ phase, start, length }) => (
              <rect
                key={start}
                data-phase={phase}
                x={offset + start}
                y={laneHeight - phaseHeight}
                width={length}
                height={phaseHeight}
              />
            ))}
            <path className="timeline-updates" d={updatesPath(samples, client, offset)} />
          </svg>
        </div>
      ))}
      <figcaption>
        The last {(maxSamples * sampleMs) / 1_000} seconds. Bars: updates of the page per {sampleMs}{' '}
        ms, up to {maxUpdates}. Line:{' '}
        {(['open', 'connecting', 'waiting', 'closed'] as const).map((phase) => (
          <span key={phase} className="timeline-key" data-phase={phase}>
            {phaseNames[phase].toLowerCase()}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Returns one vertical line per sample with updates. */
function updatesPath(samples: readonly Sample[], client: number, offset: number): string {
  return updatesPerSample(samples, client)
    .map((count, index) => {
      const height = (Math.min(count, maxUpdates) / maxUpdates) * fullHeight;
      return count > 0 ? `M${offset + index + 0.5} ${fullHeight}v${(-height).toFixed(1)}` : '';
    })
    .join('');
}

function describe(name: string, samples: readonly Sample[], client: number): string {
  const runs = phaseRuns(samples, client);
  const parts = runs
    .slice(-5)
    .map(
      ({ phase, length }) => `${phaseNames[phase]} for ${Math.ceil((length * sampleMs) / 1_000)} s`,
    );
  return `${name}: ${parts.join(', ') || 'no data yet'}`;
}
