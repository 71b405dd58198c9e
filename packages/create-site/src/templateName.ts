import { CreateSiteError } from './createSiteError.ts';

/** Templates of a site, by the tool that builds it. The first is the default. */
const templateNames = ['vite', 'next'] as const;

export type TemplateName = (typeof templateNames)[number];

/**
 * Returns the name of a template. An empty text means the default.
 *
 * @throws CreateSiteError if there is no such template
 */
export function templateName(text: string): TemplateName {
  const name = text.trim() || templateNames[0];
  const found = templateNames.find((each) => each === name);
  if (found !== undefined) return found;
  throw new CreateSiteError(
    'unknownTemplate',
    `Unknown template ${JSON.stringify(text)}: use ${templateNames.join(' or ')}.`,
  );
}
