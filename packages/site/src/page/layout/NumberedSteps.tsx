import type { ReactElement } from 'react';

/** Ordered steps with numbers in discs. Steps with titles are side by side where there is space. */
export function NumberedSteps({
  steps,
}: {
  steps: readonly { title?: string; text: string }[];
}): ReactElement {
  const isTitled = steps.some(({ title }) => title !== undefined);
  return (
    <ol className="numbered-steps" data-titled={isTitled || undefined}>
      {steps.map(({ title, text }, index) => (
        <li key={text} className="step">
          <span className="step__number" aria-hidden="true">
            {index + 1}
          </span>
          {title === undefined ? (
            <p className="step__text">{text}</p>
          ) : (
            <div>
              <h3 className="card-title">{title}</h3>
              <p className="card-text">{text}</p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
