import { dirname, normalize } from 'node:path/posix';
import { pages } from './areas.ts';
import { address } from '../site/site.ts';
import { pathInRepository, sourceExists, webAddress } from './repository.ts';

/** A link in Markdown whose file does not exist. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly kind = 'brokenLink';
  readonly source: string;
  readonly address: string;

  constructor(source: string, address: string) {
    super(`Broken link "${address}" in ${source}: no such file in the repository.`);
    this.source = source;
    this.address = address;
  }
}

const pathsBySource = new Map(
  pages
    .filter(({ component }) => component === undefined)
    .map(({ source, path }) => [source, path]),
);

/**
 * Converts the address of a link in a Markdown file for the site. Files that are pages get the path
 * of their page, images in `docs` a path in `/images/`, and other files of the repository their
 * address on GitHub. Addresses of files on GitHub, with which the READMEs of packages link to other
 * folders, are converted in the same way.
 *
 * @param source - path of the Markdown file in the repository
 * @throws LinkError if the file does not exist
 */
export function siteAddress(source: string, link: string): string {
  const repositoryPath = pathInRepository(link);
  if (repositoryPath === undefined && /^([a-z]+:|#|\/)/i.test(link)) return link;
  const [path = '', fragment] = (repositoryPath ?? link).split('#');
  const folder = repositoryPath === undefined ? dirname(source) : '.';
  const file = normalize(`${folder}/${path}`).replace(/\/$/, '');
  if (!sourceExists(file)) throw new LinkError(source, link);
  const hash = fragment === undefined ? '' : `#${fragment}`;
  const page = pathsBySource.get(file) ?? pathsBySource.get(`${file}/README.md`);
  if (page !== undefined) return address(page + hash);
  const image = /^docs\/([\w.-]+\.(?:png|svg))$/.exec(file)?.[1];
  if (image !== undefined) return address(`/images/${image}`);
  return repositoryPath === undefined ? webAddress(file) + hash : link;
}
