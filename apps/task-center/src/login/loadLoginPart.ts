import type { WindowTexts } from '@exchange/site/page/loading';
import type * as LoginPart from './loginPart.ts';

/** Loads the login dialogs and their translations. */
export async function loadLoginPart(texts: WindowTexts): Promise<typeof LoginPart> {
  const part = await import('./loginPart.ts');
  await part.loadTexts(texts);
  return part;
}
