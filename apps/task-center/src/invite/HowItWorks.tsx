import { Card } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

const steps = ['share', 'join', 'earn'] as const;

/** From the link to the reward, in three cards. */
export function HowItWorks(): ReactElement {
  const t = useTexts('invite');
  return (
    <section className="section">
      <h2>{t('how_title')}</h2>
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
