'use client';

import { Button } from '@exchange/ui/button';
import { Textarea } from '@exchange/ui/textarea';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { PreviewMessage, PreviewRequest } from '../preview/messages.ts';
import { address } from '../site/site.ts';

/** The preview shows a change this many ms after the last key. */
const pauseMs = 300;

/** The preview sends a message every second. Without one for this many seconds, its code is in an endless loop. */
const silenceS = 5;
const endlessError = `The code did not end within ${silenceS} seconds. Change it to run it again.`;

/** Lists and windows of a demo need room below it. */
const minimumHeight = 320;

/** The code of a demo, which visitors can change, and the demo that results. */
export function DemoEditor({
  source,
  attributes,
}: {
  source: string;
  attributes: PreviewRequest['attributes'];
}): ReactElement {
  const [code, setCode] = useState(source);
  const { frame, height, error, endless } = usePreview(code, attributes);
  return (
    <>
      <iframe
        key={endless}
        ref={frame}
        className="demo-frame"
        title="Result of the code"
        // Without `allow-same-origin`, the code cannot reach this page.
        sandbox="allow-scripts allow-forms"
        src={address('/preview/index.html')}
        height={height}
      />
      <div className="demo-code">
        <Textarea
          label="Code"
          hint="It can import react, @exchange/ui and react-hook-form. In Firefox and Safari, a loop that never ends also stops this page: reload it."
          error={code === endless ? endlessError : error}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          rows={16}
          value={code}
          onValueChange={setCode}
        />
        <Button size="small" disabled={code === source} onClick={() => setCode(source)}>
          Start again
        </Button>
      </div>
    </>
  );
}

/**
 * Sends the code to the preview, and receives reports of its height and its errors. A preview without reports has
 * stopped.
 */
function usePreview(code: string, attributes: PreviewRequest['attributes']) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(minimumHeight);
  const [error, setError] = useState<string>();
  /** Code that never ended. It runs again only after a change. */
  const [endless, setEndless] = useState<string>();
  const silence = useRef(0);

  useEffect(() => {
    const receive = (event: MessageEvent<PreviewMessage>) => {
      if (event.source !== frame.current?.contentWindow) return;
      silence.current = 0;
      const { data } = event;
      if (data.kind === 'alive') return;
      if (data.kind === 'ready') setReady(true);
      else if (data.kind === 'resized') setHeight(Math.max(data.height, minimumHeight));
      else setError(data.kind === 'failed' ? data.error : undefined);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  const settings = JSON.stringify(attributes);
  useEffect(() => {
    if (!ready || code === endless) return;
    const request = { source: code, attributes: JSON.parse(settings) as Record<string, string> };
    // The frame has an opaque origin, so no other target is possible. The message contains nothing secret.
    const show = () => frame.current?.contentWindow?.postMessage(request, '*');
    const timer = setTimeout(show, pauseMs);
    return () => clearTimeout(timer);
  }, [ready, code, endless, settings]);

  useEffect(() => {
    if (!ready) return;
    silence.current = 0;
    const timer = setInterval(() => {
      silence.current += 1;
      if (silence.current <= silenceS) return;
      // Chromium runs the frame in a process of its own, keeps this page alive, and ends the loop with the frame. In
      // Firefox and WebKit, the loop also stops this page. A hint warns of it.
      setReady(false);
      setEndless(code);
    }, 1000);
    return () => clearInterval(timer);
  }, [ready, code]);

  return { frame, height, error, endless };
}
