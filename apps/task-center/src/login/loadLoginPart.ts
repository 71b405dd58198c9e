import type * as LoginPart from './loginPart.ts';
import type { WindowTexts } from '../screen/loading/lazyWindow.tsx';

/** Loads the windows of the login, and their texts. */
export async function loadLoginPart(texts: WindowTexts): Promise<typeof LoginPart> {
  const part = await import('./loginPart.ts');
  await part.loadTexts(texts);
  return part;
}
