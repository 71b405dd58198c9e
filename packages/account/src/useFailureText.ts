import { useTexts } from '@exchange/site/page';
import type { FailureText } from './failureText.ts';

/** Returns a function that translates a failure. The site owns the text about an ended session. */
export function useFailureText(): (failure: FailureText | 'error_code_missing') => string {
  const t = useTexts('login');
  const shell = useTexts('shell');
  return (failure) => (failure === 'error_logged_out' ? shell('notice_logged_out') : t(failure));
}
