import type { RegionConfig } from '../config.ts';
import { RegionError } from '../regionError.ts';
import { checkList, checkUnique } from './checkLists.ts';

const knownFields = ['name', 'text', 'site', 'hostContains', 'hasOtherHosts', 'isPublic'];

/** @throws RegionError `emptyList`, `invalidEnvironment` or `duplicate` */
export function checkEnvironments(environments: NonNullable<RegionConfig['environments']>): void {
  checkList('environments', environments);
  for (const each of environments) {
    const { name, text = '', hostContains = '' }: Partial<typeof each> = each ?? {};
    if (typeof name !== 'string' || !/^(?!local$|crossorigin$)[a-z][a-z\d-]*$/.test(name)) {
      const remedy = 'Use small letters, digits and hyphens, such as "qa", but not "local".';
      throw invalid('environments.name', name, remedy);
    }
    const [unknown] = Object.keys(each).filter((field) => !knownFields.includes(field));
    if (unknown !== undefined) {
      const remedy = `Remove it: an environment has ${knownFields.join(', ')}.`;
      throw invalid(`environments.${name}.${unknown}`, each[unknown as keyof typeof each], remedy);
    }
    for (const [field, value] of Object.entries({ text, hostContains })) {
      if (typeof value === 'string' && /^[a-z\d.-]*$/.test(value)) continue;
      throw invalid(`environments.${name}.${field}`, value, 'Use a part of a host, such as "-qa".');
    }
  }
  checkUnique(
    'environments.name',
    environments.map(({ name }) => name),
  );
  const [, second] = environments.filter(({ hasOtherHosts }) => hasOtherHosts);
  if (second !== undefined) {
    const remedy = 'Set it in one environment, because a host belongs to one.';
    throw invalid(`environments.${second.name}.hasOtherHosts`, true, remedy);
  }
}

/** @throws RegionError `invalidEnvironment` if a trusted host cannot have the environment */
export function checkTrustedEnvironment(
  host: string,
  environment: unknown,
  [production, ...others]: NonNullable<RegionConfig['environments']>,
): void {
  const own = ['local', ...others.map(({ name }) => name)];
  if (own.includes(environment as string)) return;
  const reason = environment === production.name ? 'A trusted host never has production. ' : '';
  const remedy =
    others.length > 0
      ? `Use one of ${own.join(', ')}.`
      : 'Use "local", or add an environment for it, such as { name: "preview" }.';
  throw invalid(`trustedHosts.${host}`, environment, reason + remedy);
}

function invalid(field: string, value: unknown, remedy: string): RegionError {
  return new RegionError('invalidEnvironment', field, value, remedy);
}
