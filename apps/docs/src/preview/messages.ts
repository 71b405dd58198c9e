/** Message to the preview: shows a demo. */
export interface PreviewRequest {
  source: string;
  /** Display settings of the demo, as attributes of the root element. */
  attributes: Readonly<Record<string, string>>;
}

/** Message of the preview. */
export type PreviewMessage =
  | { kind: 'ready' }
  /** Sent every second, unless the code of the demo keeps the frame busy. */
  | { kind: 'alive' }
  | { kind: 'shown' }
  | { kind: 'failed'; error: string }
  /** The height of the demo in px has changed. */
  | { kind: 'resized'; height: number };
