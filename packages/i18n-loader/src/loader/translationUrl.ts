import { safeName } from './safeName.ts';
import { TranslationError } from './translationError.ts';

/** Environment that a page runs in (spec 4). */
export type TranslationEnvironment = 'local' | 'test' | 'testnet' | 'prod';

/** Default URL templates per environment (spec 7, decision 6). */
export const translationTemplates: Readonly<Record<TranslationEnvironment, string>> = {
  local: '{base}/{projectId}/{lng}/{ns}.json',
  prod: '{base}/{projectId}/{lng}/{ns}.json',
  testnet: '{base}/testnet-{projectId}/{lng}/{ns}.json',
  test: '{base}/test-{projectId}/latest/{lng}/{ns}.json',
};

export interface TranslationUrlOptions {
  /** The release path, without a trailing slash. */
  base: string;
  environment: TranslationEnvironment;
  projectId: string;
  /** Content locale, such as `tr-TR`. Also the folder name. */
  locale: string;
  ns: string;
  /**
   * URL template with `{base}`, `{projectId}`, `{lng}` and `{ns}`. Default: the template of the
   * environment in `translationTemplates`.
   */
  template?: string;
}

/**
 * Returns the URL of one translation file (spec 7, decision 6).
 *
 * @throws {TranslationError} `badRequest` for an unknown environment, or a project, locale or
 * namespace that could change the rest of the path
 */
export function translationUrl({
  base,
  environment,
  locale,
  ...names
}: TranslationUrlOptions): string {
  const template = names.template ?? translationTemplates[environment];
  if (!template) throw new TranslationError('badRequest', `invalid environment "${environment}"`);
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'base' ? base : safeName({ ...names, lng: locale }[name]),
  );
}
