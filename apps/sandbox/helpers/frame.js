// Fake of the exchange's shared frame helper. Detects whether the page runs inside a frame.
(() => {
  window.ExchangeFrame = { isFramed: window.parent !== window };
})();
