import { useTexts } from '@exchange/site/page';
import { Card, Icon, type IconName } from '@exchange/ui';
import type { ReactElement } from 'react';

const steps = [
  { icon: 'search', title: 'how_pick_title', text: 'how_pick_text' },
  { icon: 'checkCircle', title: 'how_do_title', text: 'how_do_text' },
  { icon: 'gift', title: 'how_claim_title', text: 'how_claim_text' },
] as const satisfies readonly { icon: IconName; title: string; text: string }[];

/** Explains the task centre to new users, beside the tasks in wide windows. */
export function HowItWorks(): ReactElement {
  const t = useTexts('hub');
  return (
    <Card as="section" className="how-it-works" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('how_title')}</h2>
      <ol>
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <strong>{t(title)}</strong>
              <span>{t(text)}</span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
