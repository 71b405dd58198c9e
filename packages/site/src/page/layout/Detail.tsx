import type { Text } from '@exchange/exchange-api';
import { Card } from '@exchange/ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useValueFormat } from '../formats/useValueFormat.ts';
import { useItemTitle } from './useItemTitle.ts';

/**
 * Layout of a detail page: description, value with the main action, and content. In wide windows, facts and terms are
 * beside them, and stay in view where the window is tall enough.
 */
export function Detail({
  art,
  title,
  summary,
  guestLead,
  states,
  figure,
  action,
  note,
  children,
  side,
  late,
}: {
  /** Key art, beside the title in wide windows. */
  art?: ReactNode;
  title: string;
  summary: Text;
  /** Text for guests, which the skeleton shows too. */
  guestLead?: string;
  /** Tags and countdowns above the title. */
  states: ReactNode;
  /** Value of the item. */
  figure: ReactNode;
  action: ReactNode;
  /** Facts that matter for the action, such as its risks. */
  note?: ReactNode;
  children?: ReactNode;
  /** Without it, the page has one column. */
  side?: ReactNode;
  /** A list that loads separately. Placed last, because its height is unknown until it has loaded. */
  late?: ReactNode;
}): ReactElement {
  const { formatText } = useValueFormat();
  const titleId = useId();

  useItemTitle(title);

  return (
    <article className="page-width detail" aria-labelledby={titleId}>
      <div className="detail__head">
        {art === undefined ? null : <div className="detail__art">{art}</div>}
        <div className="detail__states">{states}</div>
        <h1 className="detail__title" id={titleId}>
          {title}
        </h1>
        <p className="detail__lead">{formatText(summary)}</p>
        {guestLead === undefined ? null : (
          <p className="detail__guest-lead for-guests">{guestLead}</p>
        )}
      </div>
      <Card className="detail__hero">
        <div className="detail__figure">{figure}</div>
        <div className="detail__action">{action}</div>
        {note === undefined ? null : <div className="detail__note">{note}</div>}
      </Card>
      {children === undefined ? null : <div className="detail__main">{children}</div>}
      {side === undefined ? null : <div className="detail__side">{side}</div>}
      {late === undefined ? null : <div className="detail__late">{late}</div>}
    </article>
  );
}
