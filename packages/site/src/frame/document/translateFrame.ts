import type { FooterColumn } from '@exchange/ui';
import type { TFunction } from 'i18next';

/**
 * Translates the parts of the document outside React: the skip link and the footer. Used by the 404
 * page, which is built only in English.
 *
 * @param columns - columns of the footer in the page's language, without links that its editions don't offer
 */
export function translateFrame(t: TFunction<'shell'>, columns: readonly FooterColumn[]): void {
  setTexts('.skip-link', [t('skip_to_content')]);
  const titles = columns.map(({ title }) => title);
  setTexts('.x-footer-title', titles);
  // Only the columns that visitors open have a second title. They come first.
  setTexts('.x-footer-more > summary', titles);
  setTexts('.x-footer-risk > div', [t('footer_risk')]);
  document.querySelector('.x-footer nav')?.setAttribute('aria-label', t('footer_label'));
  document.querySelectorAll('.x-footer-list').forEach((list, index) => {
    setLinks(list, columns[index]?.links ?? []);
  });
}

/** Gives the entries of a list the texts, addresses and classes of other links, and removes those that are left. */
function setLinks(list: Element, links: FooterColumn['links']): void {
  for (const [index, entry] of [...list.children].entries()) {
    const link = links[index];
    const element = entry.querySelector('a');
    if (!link || !element) {
      entry.remove();
      continue;
    }
    element.textContent = link.name;
    element.setAttribute('href', link.href);
    element.className = `x-footer-link ${link.className ?? ''}`.trimEnd();
  }
}

/** Sets the text of each matching element, in document order. */
function setTexts(selector: string, texts: readonly string[]): void {
  document.querySelectorAll(selector).forEach((element, index) => {
    element.textContent = texts[index] ?? '';
  });
}
