// The public protocols are examples, because the guide shows them. Here, they run on the sources of this package.

// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/binance.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/binanceBooks.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/coinbase.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/coinbaseBooks.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/kraken.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/krakenBooks.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/okx.ts';
// @boundaries-ignore the protocols are examples
export * from '../../../examples/quote-socket/protocols/okxChannels.ts';
