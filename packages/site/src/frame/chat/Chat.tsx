import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import type { HelperScripts } from '../../services/index.ts';
import { loadChunk } from '../../services/browser/index.ts';
import type { ChatButtonProps } from './ChatButton.tsx';
import { loadedChat } from './chatScript.ts';

/** Delay before the chat is loaded, in ms after page load (spec 4 and 9). */
const delayMs = 10_000;

const loadButton = () =>
  loadChunk(() => import('./ChatButton.tsx').then(({ ChatButton }) => ChatButton));

/**
 * Chat bot for pages outside the native app. It loads late, but overlays the page, so it causes no layout
 * shift. Stays empty if its script fails to load.
 */
export function Chat({
  helpers,
  report,
}: {
  helpers: Pick<HelperScripts, 'load'>;
  report: (error: unknown) => void;
}): ReactElement {
  const [ChatButton, setChatButton] = useState<ComponentType<ChatButtonProps>>();

  useEffect(() => {
    let isMounted = true;
    const timer = setTimeout(() => {
      helpers
        .load('chat')
        .then(() => loadedChat())
        .then(loadButton)
        .then((component) => {
          if (isMounted) setChatButton(() => component);
        })
        .catch(report);
    }, delayMs);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [helpers, report]);

  // Empty until the chat has loaded. The bar at the bottom of a phone keeps a place for it.
  return <div className="chat">{ChatButton ? <ChatButton report={report} /> : null}</div>;
}
