import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Opens the question that the address names, such as `#question-12`: browsers that do so by
 * themselves are younger than others we serve.
 *
 * @param showAll - a question that is not on the page now has to be drawn first
 */
export function useAddressedQuestion(showAll: () => void): void {
  const open = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (id === '') return;
    if (document.getElementById(id) === null) flushSync(showAll);
    const answer = document.getElementById(id);
    const question = answer?.closest('details');
    if (!question) return;
    question.open = true;
    answer?.scrollIntoView();
  });
  useEffect(() => {
    // Not while React is at work: what has to be drawn first is drawn at once.
    queueMicrotask(open);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}
