import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import type { ReactElement } from 'react';

/** Path of the part about tasks and rewards in the terms of use. */
const rewardRules = '/legal/terms#rewards';

/**
 * Link to the full rules below a summary of terms, and beside a button that accepts them.
 *
 * @param path - path of the rules. By default, that of the part about tasks and rewards in the terms of use.
 */
export function FullRules({ path }: { path?: string }): ReactElement {
  return (
    <p className="full-rules">
      <RulesLink path={path} />
    </p>
  );
}

/**
 * The link of `FullRules`, to show within a line. In a form, it opens a new tab, so that the form keeps its contents.
 */
export function RulesLink({
  path = rewardRules,
  isInForm = false,
}: {
  path?: string | undefined;
  isInForm?: boolean;
}): ReactElement {
  const t = useTexts('screen');
  return (
    <a
      href={pathFrom(usePage(), path)}
      {...(isInForm ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {t('full_rules')}
    </a>
  );
}
