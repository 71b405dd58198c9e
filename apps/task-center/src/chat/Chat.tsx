import { Button, Icon } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../context/texts/useTexts.ts';
import type { HelperScripts } from '../services/helper-scripts/createHelperScripts.ts';
import { loadedChat } from './chatScript.ts';

/** Delay before the chat is loaded, in ms after page load (spec 4 and 9). */
const delayMs = 10_000;

/**
 * Chat bot for pages outside the app. It loads late and overlays the page, so it causes no layout
 * shift. Renders nothing if its script fails to load.
 */
export function Chat({
  helpers,
  report,
}: {
  helpers: Pick<HelperScripts, 'load'>;
  report: (error: unknown) => void;
}): ReactElement | null {
  const t = useTexts('shell');
  const [isReady, setIsReady] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let isHere = true;
    const timer = setTimeout(() => {
      helpers
        .load('chat')
        .then(() => loadedChat(window))
        .then(() => isHere && setIsReady(true))
        .catch(report);
    }, delayMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [helpers, report]);

  if (!isReady) return null;
  const close = () => {
    setIsOpen(false);
    launcher.current?.focus();
  };
  return (
    <div className="chat">
      {isOpen ? <Panel onClose={close} report={report} /> : null}
      <Button
        ref={launcher}
        variant="secondary"
        icon={<Icon name="chat" />}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        {t('chat_open')}
      </Button>
    </div>
  );
}

function Panel({
  onClose,
  report,
}: {
  onClose: () => void;
  report: (error: unknown) => void;
}): ReactElement {
  const t = useTexts('shell');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return undefined;
    try {
      return loadedChat(window).mount(place.current);
    } catch (error) {
      report(error);
      return undefined;
    }
  }, [report]);

  return (
    // Not modal: visitors can read the page while they chat.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes on Esc from any focused child
    <section
      className="chat__panel"
      role="dialog"
      aria-label={t('chat_title')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="chat__head">
        <h2>{t('chat_title')}</h2>
        <button type="button" className="chat__close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={place} className="chat__place" />
    </section>
  );
}
