import { pathFrom, usePage, useTexts } from '@exchange/site/page';
import { Accordion, Button, EmptyState, Icon, SearchField } from '@exchange/ui';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { regions } from '@exchange/site/regions';
import { askedGroup, type FaqGroup, type GroupedQuestion } from '../screen/readGroups.ts';
import { answerLink } from './answerLinks.ts';
import { filterGroups } from './filterGroups.ts';
import { useAddressedQuestion } from './useAddressedQuestion.ts';
import { useCurrentGroup } from './useCurrentGroup.ts';

/** Questions by group, filtered by the search query. */
export function Questions({ all }: { all: readonly FaqGroup[] }): ReactElement {
  const t = useTexts('faq');
  const { locale } = usePage();
  const tag = regions.languageTag(locale);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = useMemo(() => filterGroups(all, query, tag), [all, query, tag]);

  const current = useCurrentGroup(found.groups);

  useAddressedQuestion(() => setQuery(''));

  // Reads text that the visitor typed into the static HTML before hydration.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  useEffect(() => {
    for (const id of found.byAnswer) openQuestion(id);
  }, [found]);

  return (
    <div className="page-width faq">
      <div className="faq__search">
        <SearchField
          ref={input}
          label={t('search_label')}
          placeholder={t('search_label')}
          value={query}
          onValueChange={setQuery}
          clearLabel={t('search_clear')}
          result={
            found.count === 0 ? t('nothing_title') : t('question_count', { count: found.count })
          }
        />
      </div>
      <nav className="faq__topics" aria-label={t('topics_label')}>
        <ul className="fading-row">
          {found.groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="faq__groups">
        {found.groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {id === askedGroup ? (
              <Answers questions={questions} />
            ) : (
              <FoldedAnswers questions={questions} />
            )}
          </section>
        ))}
        {found.count > 0 ? null : (
          <NothingFound
            onClear={() => {
              setQuery('');
              // The button that was clicked unmounts with the message, so move the focus.
              input.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Questions with their answers in full. */
function Answers({ questions }: { questions: readonly GroupedQuestion[] }): ReactElement {
  return (
    <div className="faq__open">
      {questions.map(({ id, question, answer }) => (
        <div key={id} id={id} className="faq__answer">
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  );
}

/** Questions that unfold their answers. */
function FoldedAnswers({ questions }: { questions: readonly GroupedQuestion[] }): ReactElement {
  const t = useTexts('faq');
  return (
    <Accordion
      items={questions.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: (
          // The id is inside the answer, so that browsers expand the answer when it is targeted.
          <div id={id} className="faq__answer">
            <p>{answer}</p>
            <div className="faq__answer-links">
              <AnswerLink id={id} />
              <a href={`#${id}`}>{t('answer_link')}</a>
            </div>
          </div>
        ),
      }))}
    />
  );
}

/** Message that no question contains the query, with a button that clears the query. */
function NothingFound({ onClear }: { onClear: () => void }): ReactElement {
  const t = useTexts('faq');
  const page = usePage();
  return (
    <EmptyState
      icon={<Icon name="search" />}
      title={t('nothing_title')}
      action={
        <div className="faq__ways">
          <Button variant="primary" onClick={onClear}>
            {t('nothing_action')}
          </Button>
          <Button href={pathFrom(page, '/help')}>{t('nothing_help')}</Button>
        </div>
      }
    >
      {t('nothing_text')}
    </EmptyState>
  );
}

/** Link to the page to which an answer refers. */
function AnswerLink({ id }: { id: string }): ReactElement | null {
  const t = useTexts('faq');
  const sections = useTexts('shell');
  const page = usePage();
  const link = answerLink(id);
  if (!link) return null;
  const { label, path } = link;
  return (
    <a href={pathFrom(page, path)}>{label === 'help' ? t('nothing_help') : sections(label)}</a>
  );
}

function openQuestion(id: string): void {
  const question = document.getElementById(id)?.closest('details');
  if (question) question.open = true;
}
