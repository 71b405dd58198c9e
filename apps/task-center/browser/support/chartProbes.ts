/** Runs in the page. Returns whether the chart has pixels in the colors of rising and falling candles. */
export function hasBothColors(): boolean {
  const place = document.querySelector('.chart__canvas');
  if (!place) return false;
  const canvases = [...place.querySelectorAll('canvas')];
  return ['--x-up', '--x-down'].every((name) => {
    const hex = getComputedStyle(place).getPropertyValue(name).trim().slice(1);
    const color = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
    return canvases.some((canvas) => hasColor(canvas, color));
  });

  function hasColor(canvas: HTMLCanvasElement, color: readonly number[]): boolean {
    const { width, height } = canvas;
    if (width === 0 || height === 0) return false;
    // Reads the pixels from a copy, because browsers log a warning about frequent reads from a normal canvas.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, width, height).data ?? [];
    for (let at = 0; at < pixels.length; at += 4) {
      if (color.every((value, index) => pixels[at + index] === value)) return true;
    }
    return false;
  }
}

/** Runs in the page. Keeps the set of active observers in `window.observers`, so that tests find leaks. */
export function countObservers(): void {
  const observers = new Set<unknown>();
  Object.assign(window, { observers });
  for (const { prototype } of [ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = prototype as ResizeObserver;
    Object.assign(prototype, {
      observe(this: ResizeObserver, ...parts: Parameters<typeof observe>) {
        observers.add(this);
        observe.apply(this, parts);
      },
      disconnect(this: ResizeObserver) {
        observers.delete(this);
        disconnect.apply(this);
      },
    });
  }
}

/** Runs in the page. Collects in `window.cutLabels` the texts that the chart draws beyond the edge of a canvas. */
export function watchLabels(): void {
  const cutLabels = new Set<string>();
  Object.assign(window, { cutLabels });
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, x, y, ...rest) {
    fillText.call(this, text, x, y, ...rest);
    if (!this.canvas.closest('.chart__canvas')) return;
    const size = this.measureText(text);
    const corner = (right: number, down: number) =>
      this.getTransform().transformPoint({ x: x + right, y: y + down });
    const start = corner(-size.actualBoundingBoxLeft, -size.actualBoundingBoxAscent);
    const end = corner(size.actualBoundingBoxRight, size.actualBoundingBoxDescent);
    // Tolerance in px, because some letters, such as J, extend beyond their own advance width.
    const overhang = 2;
    const { width, height } = this.canvas;
    const isCut =
      Math.min(start.x, start.y) < -overhang ||
      end.x > width + overhang ||
      end.y > height + overhang;
    if (isCut) cutLabels.add(text);
  };
}
