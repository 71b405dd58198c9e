import { readFaq } from '@exchange/i18n-loader';
import { Icon } from '@exchange/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/useTexts.ts';

/** Questions and answers from the translation file, as many as it holds (spec 3, "FAQ content"). */
export function Faq(): ReactElement | null {
  const t = useTexts('faq');
  const { title, questions, terms } = readFaq((key) => t(key as 'title'));
  if (questions.length === 0) return null;
  return (
    <section className="section page-width faq" aria-labelledby="faq">
      <h2 id="faq">{title}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question} name="faq">
          <summary>
            {question}
            <Icon name="chevronDown" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
      <ul className="faq__terms">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
