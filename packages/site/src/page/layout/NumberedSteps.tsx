import type { ReactElement } from 'react';

/** Ordered steps, side by side where there is space. */
export function NumberedSteps({
  steps,
}: {
  steps: readonly { title: string; text: string }[];
}): ReactElement {
  return (
    <ol className="numbered-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step">
          <span className="step__number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="card-title">{title}</h3>
            <p className="card-text">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
