import type { TFunction } from 'i18next';
import type { PageAddress } from '../page/address.ts';
import { footerColumns } from './navigation.ts';

/**
 * Turns to another language what stands in the document outside of React: the skip link and the foot.
 * For the one page that is built in English and served for every address that leads nowhere.
 */
export function translateFrame(t: TFunction<'shell'>, page: PageAddress): void {
  write('.skip-link', [t('skip_to_content')]);
  const columns = footerColumns(t, page);
  const links = columns.flatMap((column) => column.links);
  write(
    '.x-footer-title',
    columns.map(({ title }) => title),
  );
  write(
    '.x-footer-link',
    links.map(({ name }) => name),
  );
  write('.x-footer-risk > div', [t('footer_risk')]);
  document.querySelector('.x-footer nav')?.setAttribute('aria-label', t('footer_label'));
  document.querySelectorAll('.x-footer-link').forEach((link, index) => {
    link.setAttribute('href', links[index]?.href ?? '');
  });
}

/** Each element's words, in the order of the document. */
function write(selector: string, words: readonly string[]): void {
  document.querySelectorAll(selector).forEach((element, index) => {
    element.textContent = words[index] ?? '';
  });
}
