import { createQuoteServer } from '@exchange/quote-socket/testing';

const server = await createQuoteServer({ port: 4713 });
setInterval(() => {
  server.publish({ symbol: 'BTCUSDT', close: '97000.10', currentTime: Date.now() });
}, 500);
console.log(server.url); // ws://127.0.0.1:4713/spot/ws/quote/v1
