import { defaultTiming } from '@exchange/quote-socket';

const clients = 1_000_000;
const meanWaitSeconds = defaultTiming.backoffCapMs / 2 / 1_000;
console.log(Math.round(clients / meanWaitSeconds)); // 133333
