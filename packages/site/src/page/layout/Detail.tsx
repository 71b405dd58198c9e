import type { Text } from '@exchange/exchange-api';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts.ts';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { useItemTitle } from './useItemTitle.ts';

/**
 * Layout of a detail page: description, main action, content and terms. In wide windows, the action and the facts are
 * beside the rest, and stay in view.
 */
export function Detail({
  title,
  summary,
  states,
  figure,
  action,
  children,
  terms,
  fullTerms,
  side,
  late,
}: {
  title: string;
  summary: Text;
  /** Tags and countdowns above the title. */
  states: ReactNode;
  /** Value of the item. */
  figure?: ReactNode;
  action: ReactNode;
  children?: ReactNode;
  terms: readonly Text[];
  /** Link to the full terms. */
  fullTerms?: ReactNode;
  side: ReactNode;
  /** A list that loads separately. Placed last, because its height is unknown until it has loaded. */
  late?: ReactNode;
}): ReactElement {
  const t = useTexts('screen');
  const { formatText } = useValueFormat();
  const titleId = useId();

  useItemTitle(title);

  return (
    <article className="page-width detail" aria-labelledby={titleId}>
      <div className="detail__head">
        <div className="detail__states">{states}</div>
        <h1 className="detail__title" id={titleId}>
          {title}
        </h1>
        <p className="detail__lead">{formatText(summary)}</p>
      </div>
      {figure === undefined ? null : <div className="detail__figure">{figure}</div>}
      <div className="detail__aside">
        <div className="detail__action">{action}</div>
        <div className="detail__side">{side}</div>
      </div>
      <div className="detail__main">
        {children}
        {terms.length === 0 ? null : (
          <section aria-labelledby="terms">
            <h2 id="terms">{t('terms_title')}</h2>
            <ul className="detail__list detail__terms">
              {terms.map((term) => (
                <li key={term.text}>{formatText(term)}</li>
              ))}
            </ul>
            {fullTerms}
          </section>
        )}
      </div>
      {late === undefined ? null : <div className="detail__late">{late}</div>}
    </article>
  );
}
