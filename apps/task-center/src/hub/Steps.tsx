import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

const steps = ['pick', 'do', 'claim'] as const;

/** How the task centre works, in three cards. */
export function Steps(): ReactElement {
  const t = useTexts('hub');
  return (
    <section className="section page-width" aria-labelledby="how">
      <h2 id="how">{t('how_title')}</h2>
      <ol className="cards">
        {steps.map((step, index) => (
          <li key={step}>
            <Card className="step">
              <span className="step__number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3 className="card-title">{t(`how_${step}_title`)}</h3>
                <p className="card-text">{t(`how_${step}_text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
