/** Names of coins besides their symbols, in the languages that have names of their own. */
export const coinNames: Readonly<Record<string, string>> = {
  BTC: 'Bitcoin ビットコイン 比特币 比特幣 биткоин біткоїн بيتكوين ბიტკოინი',
  ETH: 'Ethereum Ether イーサリアム 以太坊 эфириум ефіріум إيثريوم',
  SOL: 'Solana ソラナ',
  XRP: 'Ripple リップル 瑞波币 瑞波幣',
  ADA: 'Cardano カルダノ',
  DOGE: 'Dogecoin ドージコイン 狗狗币 狗狗幣',
  AVAX: 'Avalanche アバランチ',
  LTC: 'Litecoin ライトコイン 莱特币 萊特幣',
  USDT: 'Tether stablecoin テザー 泰达币 泰達幣',
};
