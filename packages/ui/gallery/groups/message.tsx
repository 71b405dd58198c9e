import { useCallback, useState, type ReactElement } from 'react';
import { Banner } from '../../src/feedback/banner.tsx';
import { Button } from '../../src/controls/button.tsx';
import { Countdown } from '../../src/content/countdown.tsx';
import { Skeleton } from '../../src/feedback/skeleton.tsx';
import { Toasts } from '../../src/feedback/toasts.tsx';
import { Row, type Group } from '../group.tsx';
import type { Words } from '../words.ts';

export const message: Group = { id: 'message', title: 'Banner, Toasts, Countdown', Content };

/** A fixed clock, because screenshots of the gallery are compared. */
const standingClock = {
  now: () => 4_102_444_800_000 - 93_784_000,
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
};

function Content({ text }: { text: Words }): ReactElement {
  const [toasts, setToasts] = useState<string[]>([]);
  const dismiss = useCallback(
    (id: string) => setToasts((shown) => shown.filter((words) => words !== id)),
    [],
  );
  return (
    <>
      <div className="gallery-cards">
        {(['info', 'positive', 'negative', 'brand'] as const).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            closeLabel={text.close}
            onClose={() => undefined}
            actions={<Button size="small">{text.claim}</Button>}
          >
            {text.task}
          </Banner>
        ))}
        <Banner>{text.longName}</Banner>
      </div>
      <Row>
        <Countdown
          end={4_102_444_800_000}
          clock={standingClock}
          placeholder={<Skeleton width="quarter" />}
        >
          {({ days, hours, minutes, seconds }) =>
            [days, hours, minutes, seconds].map((part) => `${part}`.padStart(2, '0')).join(' : ')
          }
        </Countdown>
        <Button onClick={() => setToasts([text.completed, text.failed])}>{text.showToasts}</Button>
      </Row>
      <Toasts
        label={text.news}
        closeLabel={text.close}
        toasts={toasts.map((words, index) => ({
          id: words,
          children: words,
          tone: index === 0 ? 'positive' : 'negative',
        }))}
        onDismiss={dismiss}
        // Long enough that the toasts stay visible during tests and screenshots.
        durationMs={600_000}
      />
    </>
  );
}
