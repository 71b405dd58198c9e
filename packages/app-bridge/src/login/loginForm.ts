import type { LoginView } from './loginState.ts';

/**
 * Returns a function that opens, switches or closes the form until the shown form equals `wanted()`. A
 * callback may itself change the wanted form. The outer call then continues, so the last call of `show`
 * always matches the wanted form.
 */
export function createFormUpdate(
  wanted: () => LoginView | undefined,
  show: (form: LoginView | undefined) => void,
): () => void {
  let shown: LoginView | undefined;
  let isUpdating = false;
  return () => {
    if (isUpdating) return;
    isUpdating = true;
    for (let form = wanted(); form !== shown; form = wanted()) {
      shown = form;
      show(form);
    }
    isUpdating = false;
  };
}
