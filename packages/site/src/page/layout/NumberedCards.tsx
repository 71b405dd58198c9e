import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';

/** Ordered steps, one card per step. */
export function NumberedCards({
  steps,
}: {
  steps: readonly { title: string; text: string }[];
}): ReactElement {
  return (
    <ol className="cards">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Card className="step">
            <span className="step__number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="card-title">{title}</h3>
              <p className="card-text">{text}</p>
            </div>
          </Card>
        </li>
      ))}
    </ol>
  );
}
