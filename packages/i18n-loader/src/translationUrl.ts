import { safeName } from './safeName.ts';
import { TranslationError } from './translationError.ts';

/** The environments of the specification, section 4. */
export type TranslationEnvironment = 'local' | 'test' | 'testnet' | 'prod';

/** Where the files lie under the release path (spec 7, decision 6). */
export const translationTemplates: Readonly<Record<TranslationEnvironment, string>> = {
  local: '{base}/{projectId}/{lng}/{ns}.json',
  prod: '{base}/{projectId}/{lng}/{ns}.json',
  testnet: '{base}/testnet-{projectId}/{lng}/{ns}.json',
  test: '{base}/test-{projectId}/latest/{lng}/{ns}.json',
};

export interface TranslationUrlOptions {
  /** The release path, without a slash at its end. */
  base: string;
  environment: TranslationEnvironment;
  projectId: string;
  /** Content locale, such as `tr-TR`: the name of the folder. */
  locale: string;
  ns: string;
  /**
   * Another layout of the release path, with `{base}`, `{projectId}`, `{lng}` and `{ns}` in it.
   * Default: the environment's in `translationTemplates`.
   */
  template?: string;
}

/**
 * The address of one translation file (spec 7, decision 6).
 *
 * @throws {TranslationError} `badRequest` for a project, locale or namespace that could leave its
 * place in the path, and for an unknown environment
 */
export function translationUrl({
  base,
  environment,
  locale,
  ...names
}: TranslationUrlOptions): string {
  const values: Record<string, string> = { ...names, lng: locale };
  const template = names.template ?? translationTemplates[environment];
  if (!template) throw new TranslationError('badRequest', `no environment "${environment}"`);
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'base' ? base : safeName(values[name]),
  );
}
