import type { LoginView } from './loginState.ts';

/**
 * Returns a function that opens, switches or closes the form until the shown form equals `nextView()`. A
 * callback may itself change the next form. The outer call then continues, so the last call of `show`
 * always matches the next form.
 *
 * @param show - returns false if it left the former form as it was
 */
export function createFormUpdate(
  nextView: () => LoginView | undefined,
  show: (form: LoginView | undefined) => boolean,
): () => void {
  let shown: LoginView | undefined;
  let isUpdating = false;
  return () => {
    if (isUpdating) return;
    isUpdating = true;
    for (let form = nextView(); form !== shown; form = nextView()) {
      const former = shown;
      shown = form;
      if (!show(form)) shown = former;
    }
    isUpdating = false;
  };
}
