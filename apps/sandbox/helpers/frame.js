// Fake of the exchange's shared frame helper. Detects whether another page frames this one.
(() => {
  window.ExchangeFrame = { isFramed: window.parent !== window };
})();
