// Stand-in for the exchange's shared frame helper: tells whether another page frames this one.
(() => {
  window.ExchangeFrame = { isFramed: window.parent !== window };
})();
