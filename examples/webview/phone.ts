interface Call {
  id: string;
  module: string;
  method: string;
  params: { path?: string };
}

/** Returns the app's reply to a call from the page. */
function answer({ id, module, method, params }: Call) {
  switch (`${module}.${method}`) {
    case 'SystemInfo.getAppConfig':
      return { id, code: 0, data: { appVersion: '3.6.1' } };
    case 'Router.push':
      document.querySelector('p')!.textContent = `The app shows ${params.path}`;
      return { id, code: 0 };
    default:
      return { id, code: 404, message: `no method ${module}.${method}` };
  }
}

interface Webview extends Window {
  ReactNativeWebView?: { postMessage(json: string): void };
  ExchangeNativeBridgeReceive?: (json: string) => void;
}

const webview = document.querySelector('iframe')!.contentWindow as Webview;
webview.addEventListener('load', () => {
  webview.ReactNativeWebView = {
    postMessage(json) {
      const reply = JSON.stringify(answer(JSON.parse(json) as Call));
      setTimeout(() => webview.ExchangeNativeBridgeReceive?.(reply));
    },
  };
});
