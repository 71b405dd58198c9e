import { Button, Icon } from '@exchange/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '../../page/index.ts';
import { useScrollsDown } from '../notice/scrolling.ts';
import { loadedChat } from './chatScript.ts';

export interface ChatButtonProps {
  report: (error: unknown) => void;
}

/**
 * Button that opens the chat, which takes its place. Requires the loaded chat script. Hides while
 * the visitor scrolls down on small screens, but not while it has the focus that it gets back when
 * the chat closes.
 */
export function ChatButton({ report }: ChatButtonProps): ReactElement {
  const t = useTexts('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [hasReturned, setHasReturned] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAway = useScrollsDown();

  useEffect(() => {
    if (hasReturned) button.current?.focus();
  }, [hasReturned]);

  if (isOpen) {
    const close = () => {
      setIsOpen(false);
      setHasReturned(true);
    };
    return <Panel onClose={close} report={report} />;
  }
  return (
    <Button
      ref={button}
      variant="secondary"
      className="chat__open"
      icon={<Icon name="chat" />}
      aria-haspopup="dialog"
      aria-label={t('chat_open')}
      data-away={(isAway && !hasReturned) || undefined}
      onBlur={() => setHasReturned(false)}
      onClick={() => {
        setHasReturned(false);
        setIsOpen(true);
      }}
    >
      <span className="chat__name">{t('chat_open')}</span>
    </Button>
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
      return loadedChat().mount(place.current);
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
