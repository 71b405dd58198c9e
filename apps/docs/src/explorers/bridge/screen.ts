import type { NativeMessage } from '@exchange/app-bridge';

/** Content of the simulated app's screen. */
export interface Screen {
  readonly title: string;
  readonly detail: string;
}

export const home: Screen = { title: 'Home', detail: 'The page runs in a webview of the app.' };

/** Returns the screen after a call that the app accepted, or undefined if the call opens none. */
export function screenAfter({ module, method, params }: NativeMessage): Screen | undefined {
  const { path, url } = (params ?? {}) as Record<string, unknown>;
  switch (`${module}.${method}`) {
    case 'Router.push':
      return { title: 'Native page', detail: textOf(path) };
    case 'Router.pop2Home':
      return home;
    case 'UrlLauncher.open':
      return isWebAddress(url)
        ? { title: 'Browser', detail: textOf(url) }
        : {
            title: 'Not opened',
            detail: `The app opens only https: addresses, not ${textOf(url)}`,
          };
    default:
      return undefined;
  }
}

function isWebAddress(url: unknown): boolean {
  return typeof url === 'string' && URL.canParse(url) && new URL(url).protocol === 'https:';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'no value');
}
