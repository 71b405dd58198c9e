// Fake of the exchange's shared attribution helper. Stores the campaign of the URL per tab.
(() => {
  const key = 'exchange:campaign';
  const names = ['utm_source', 'utm_medium', 'utm_campaign'];
  const query = new URLSearchParams(location.search);
  const given = names.filter((name) => query.has(name));
  let campaign = Object.fromEntries(given.map((name) => [name, query.get(name)?.slice(0, 64)]));
  try {
    if (given.length > 0) sessionStorage.setItem(key, JSON.stringify(campaign));
    else campaign = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    // Without storage, the campaign is lost after this page.
  }
  window.ExchangeAttribution = { campaign };
})();
