export const siteName = 'exchange-web';

/** Description of the site for search engines and coding assistants. */
export const siteSummary =
  'Seven packages for the front end of a crypto exchange, and a task centre built with them.';
