// Fake of the exchange's shared attribution helper. Keeps the URL's campaign parameters in the tab's session storage.
(() => {
  const key = 'exchange:campaign';
  const names = ['utm_source', 'utm_medium', 'utm_campaign'];
  const query = new URLSearchParams(location.search);
  const presentNames = names.filter((name) => query.has(name));
  let campaign = Object.fromEntries(
    presentNames.map((name) => [name, query.get(name)?.slice(0, 64)]),
  );
  try {
    if (presentNames.length > 0) sessionStorage.setItem(key, JSON.stringify(campaign));
    else campaign = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    // Storage is blocked or its content is invalid, so only this page has the campaign.
  }
  window.ExchangeAttribution = { campaign };
})();
