/** Texts that tests search for. All others are rendered as their keys. */
export const texts = {
  chart_retry: 'Try again',
  chart_summary: '{{symbol}} at {{time}}: {{open}}, {{high}}, {{low}}, {{close}}',
  last: 'Close',
  list_empty_title: 'No symbols available',
  ticker_connecting: 'Connecting…',
  ticker_live: 'Live',
  ticker_reconnecting: 'Reconnecting…',
  ticker_stale: 'Delayed',
  ticker_unavailable: 'Prices are unavailable.',
  ticker_down: 'down {{percent}}',
  ticker_unchanged: 'unchanged',
  ticker_up: 'up {{percent}}',
  unavailable_text: "We're reconnecting automatically.",
};
