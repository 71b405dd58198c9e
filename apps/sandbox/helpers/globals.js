// Fake of the exchange's shared globals helper. Provides the language, direction and edition of a page.
(() => {
  const { lang, dir, dataset } = document.documentElement;
  window.ExchangeGlobals = { lang, dir, edition: dataset.edition };
})();
