/** Runs in the page. Returns whether the chart has pixels in the colors of rising and falling candles. */
export function hasBothColors(): boolean {
  const place = document.querySelector('.chart__canvas');
  if (!place) return false;
  const canvases = [...place.querySelectorAll('canvas')];
  return ['--x-up', '--x-down'].every((name) => {
    const hex = getComputedStyle(place).getPropertyValue(name).trim().slice(1);
    const wanted = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
    return canvases.some((canvas) => {
      const { width, height } = canvas;
      if (width === 0 || height === 0) return false;
      // Read from a copy, because browsers log a warning about frequent reads of a normal canvas.
      const copy = new OffscreenCanvas(width, height).getContext('2d', {
        willReadFrequently: true,
      });
      copy?.drawImage(canvas, 0, 0);
      const pixels = copy?.getImageData(0, 0, width, height).data ?? [];
      for (let at = 0; at < pixels.length; at += 4) {
        if (wanted.every((value, index) => pixels[at + index] === value)) return true;
      }
      return false;
    });
  });
}

/** Runs in the page. Tracks active observers in `window.observers`. */
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
