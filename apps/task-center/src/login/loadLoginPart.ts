import type * as LoginPart from './loginPart.ts';
import type { WindowTexts } from '../screen/loading/lazyWindow.tsx';

/** Loads the login dialogs and their translations. */
export async function loadLoginPart(texts: WindowTexts): Promise<typeof LoginPart> {
  const part = await import('./loginPart.ts');
  await part.loadTexts(texts);
  return part;
}
