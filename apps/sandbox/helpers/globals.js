// Stand-in for the exchange's shared globals helper: what every site of the exchange knows of a page.
(() => {
  const { lang, dir, dataset } = document.documentElement;
  window.ExchangeGlobals = { lang, dir, edition: dataset.edition };
})();
