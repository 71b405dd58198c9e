import { safeName } from './safeName.ts';
import { TranslationError } from './translationError.ts';

/** Environment that a page runs in. */
export type TranslationEnvironment = 'local' | 'test' | 'testnet' | 'prod';

// The call for translations of spec 7.

/** Default URL templates per environment. */
export const translationTemplates: Readonly<Record<TranslationEnvironment, string>> = {
  local: '{base}/{projectId}/{lng}/{ns}.json',
  prod: '{base}/{projectId}/{lng}/{ns}.json',
  testnet: '{base}/testnet-{projectId}/{lng}/{ns}.json',
  test: '{base}/test-{projectId}/latest/{lng}/{ns}.json',
};

export interface TranslationUrlOptions {
  /** The release path, without a trailing slash. */
  base: string;
  /** Name of an environment in `template`. May be omitted if `template` is a single one. */
  environment?: string | undefined;
  /** May be omitted if the template does not contain it. */
  projectId?: string | undefined;
  /** Version of the translations, such as `2026-11-28`. May be omitted if the template does not contain it. */
  version?: string | undefined;
  /** Content locale, such as `tr-TR`. Also the folder name. */
  locale: string;
  ns: string;
  /**
   * URL template with `{base}`, `{environment}`, `{projectId}`, `{version}`, `{lng}` and `{ns}`, or such a template
   * per environment. Default: `translationTemplates`.
   */
  template?: string | Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the URL of one translation file.
 *
 * @throws {TranslationError} `badRequest` for an environment without a template, an unknown placeholder, or an
 * environment, project, version, locale or namespace that is missing or could change the rest of the path
 */
export function translationUrl({
  base,
  environment,
  projectId,
  version,
  locale: lng,
  ns,
  template = translationTemplates,
}: TranslationUrlOptions): string {
  const values = new Map(Object.entries({ base, environment, projectId, version, lng, ns }));
  const text = typeof template === 'string' ? template : templateOf(template, environment);
  return text.replace(/\{\w*\}/g, (placeholder) => {
    const name = placeholder.slice(1, -1);
    const value = values.get(name);
    // The only value with slashes.
    if (name === 'base') return base;
    if (!values.has(name)) {
      throw new TranslationError(
        'badRequest',
        `Unknown placeholder ${placeholder} in "${text}": use {base}, {environment}, {projectId}, {version}, {lng} or {ns}.`,
      );
    }
    if (value === undefined) {
      throw new TranslationError(
        'badRequest',
        `No value for ${placeholder} in "${text}": pass it.`,
      );
    }
    return safeName(value);
  });
}

function templateOf(
  templates: Readonly<Record<string, string>>,
  environment: string | undefined,
): string {
  const template = new Map(Object.entries(templates)).get(environment ?? '');
  if (template !== undefined) return template;
  const known = Object.keys(templates).join(', ');
  throw new TranslationError(
    'badRequest',
    `No template for the environment "${environment}": use ${known}, or pass its template.`,
  );
}
