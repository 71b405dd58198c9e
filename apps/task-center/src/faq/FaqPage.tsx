import { readFaq } from '@exchange/i18n-loader/faq';
import { usePage, useServices, useTexts } from '@exchange/site/page';
import { PageHeading } from '@exchange/site/page/layout';
import { useMemo, type ReactElement } from 'react';
import { lazyDataScreen } from '../data/lazyDataScreen.tsx';
import { regions } from '@exchange/site/regions';
import { readGroups } from '../screen/readGroups.ts';
import { faqData } from './faqData.ts';
import { offeredQuestions } from '../screen/offeredQuestions.ts';
import { WhoCan } from '../screen/WhoCan.tsx';
import { Questions } from './Questions.tsx';

const Nothing = () => null;

/** Renders nothing if its code cannot be loaded, because the questions are readable without it. */
const LazyRegionNotice = lazyDataScreen(
  () => import('../screen/RegionNotice.tsx').then(({ CheckedRegionNotice }) => CheckedRegionNotice),
  Nothing,
  Nothing,
);

/** All questions and answers from the translation file (spec 3, "FAQ content"). */
export function FaqPage(): ReactElement {
  const t = useTexts('faq');
  const { locale, isLocaleInPath } = usePage();
  const tag = regions.languageTag(locale);
  const edition = useServices()?.edition;
  const { title, terms, groups } = useMemo(() => {
    const read = (key: string) => t(key as 'title');
    const editions = isLocaleInPath
      ? regions.editions.filter((each) => regions.offers(each, locale))
      : regions.editions;
    return {
      ...readFaq(read),
      groups: offeredQuestions(readGroups(read), edition ? [edition] : editions),
    };
  }, [t, edition, locale, isLocaleInPath]);
  return (
    <>
      <PageHeading title={title} lead={t('lead')} />
      <LazyRegionNotice />
      <Questions all={groups} />
      {terms.length === 0 ? null : (
        <section className="page-width faq-terms" aria-labelledby="terms">
          <h2 id="terms">{t('terms_title')}</h2>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <WhoCan />
        </section>
      )}
      {/* JSON-LD is data, so the Content-Security-Policy for scripts does not apply. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: faqData(groups, tag) }}
      />
    </>
  );
}
