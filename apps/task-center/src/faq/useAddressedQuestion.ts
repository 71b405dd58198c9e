import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Expands the question in the URL fragment, such as `#question-12`, and shows it. Older supported browsers don't
 * expand it themselves.
 *
 * @param showAll - shows questions that the search has hidden
 */
export function useAddressedQuestion(showAll: () => void): void {
  const open = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (id === '') return;
    if (document.getElementById(id) === null) flushSync(showAll);
    const answer = document.getElementById(id);
    const question = answer?.closest('details');
    if (question) question.open = true;
    if (answer?.classList.contains('faq__answer')) answer.scrollIntoView();
  });
  useEffect(() => {
    // `flushSync` must not run while React renders or runs effects.
    queueMicrotask(open);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
