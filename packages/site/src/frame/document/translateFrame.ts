import type { FooterColumn } from '@exchange/ui';
import type { TFunction } from 'i18next';

/**
 * Translates the parts of the document outside React: the skip link and the footer. Used by the 404
 * page, which is built only in English.
 *
 * @param columns - columns of the footer in the page's language
 */
export function translateFrame(t: TFunction<'shell'>, columns: readonly FooterColumn[]): void {
  setTexts('.skip-link', [t('skip_to_content')]);
  const links = columns.flatMap((column) => column.links);
  const titles = columns.map(({ title }) => title);
  setTexts('.x-footer-title', titles);
  setTexts('.x-footer-more > summary', titles);
  setTexts(
    '.x-footer-link',
    links.map(({ name }) => name),
  );
  setTexts('.x-footer-risk > div', [t('footer_risk')]);
  document.querySelector('.x-footer nav')?.setAttribute('aria-label', t('footer_label'));
  document.querySelectorAll('.x-footer-link').forEach((link, index) => {
    link.setAttribute('href', links[index]?.href ?? '');
  });
}

/** Sets the text of each matching element, in document order. */
function setTexts(selector: string, texts: readonly string[]): void {
  document.querySelectorAll(selector).forEach((element, index) => {
    element.textContent = texts[index] ?? '';
  });
}
