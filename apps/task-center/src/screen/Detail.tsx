import type { Text } from '@exchange/task-center-api';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The page of one thing: what it is, the one action, its parts, terms, and what stands beside it. */
export function Detail({
  title,
  summary,
  states,
  figure,
  action,
  children,
  terms,
  side,
  late,
}: {
  title: string;
  summary: Text;
  /** Tags and countdowns above the title. */
  states: ReactNode;
  /** What it is worth. */
  figure?: ReactNode;
  action: ReactNode;
  children?: ReactNode;
  terms: readonly Text[];
  side: ReactNode;
  /** A list of its own call: comes last, because nobody knows how long it will be. */
  late?: ReactNode;
}): ReactElement {
  const t = useTexts('center');
  const { formatText } = useValueFormat();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <div className="page-width detail">
      <div className="detail__head">
        <div className="detail__states">{states}</div>
        <h2 className="detail__title">{title}</h2>
        <p className="detail__lead">{formatText(summary)}</p>
        {figure}
      </div>
      <div className="detail__action">{action}</div>
      <div className="detail__main">
        {children}
        <section aria-labelledby="terms">
          <h3 id="terms">{t('terms_title')}</h3>
          <ul className="detail__list detail__terms">
            {terms.map((term) => (
              <li key={term.text}>{formatText(term)}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="detail__side">{side}</div>
      {late === undefined ? null : <div className="detail__late">{late}</div>}
    </div>
  );
}
