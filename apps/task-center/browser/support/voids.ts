/**
 * Runs in the page. Finds strips that are empty from one side of an element to the other, and higher than `largest` px.
 * Boxes with a border or background count as full: search them as parts of their own.
 *
 * @param parts - selectors of the elements to search
 * @returns each strip with its height and what is above it
 */
export function voidsIn({ parts, largest }: { parts: string[]; largest: number }): string[] {
  interface Mark {
    top: number;
    bottom: number;
    name: string;
  }

  const isBox = (element: Element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
  };

  /** Returns what is drawn in an element: texts, pictures, controls and boxes. */
  function marksIn(parent: Element): Mark[] {
    return [...parent.childNodes].flatMap((node): Mark[] => {
      if (node instanceof Text) {
        const range = document.createRange();
        range.selectNodeContents(node);
        return node.data.trim() === '' ? [] : marksOf(range, node.data);
      }
      if (!(node instanceof Element)) return [];
      // It has no box, so is not visible itself.
      if (getComputedStyle(node).display === 'contents') return marksIn(node);
      if (!node.checkVisibility({ visibilityProperty: true })) return [];
      const isDrawn = node.matches('img, svg, table') || isBox(node);
      return isDrawn ? marksOf(node, node.textContent || node.tagName) : marksIn(node);
    });
  }

  function marksOf(drawn: Element | Range, name: string): Mark[] {
    return [...drawn.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top, bottom }) => ({ top, bottom, name: name.trim().slice(0, 30) }));
  }

  const found = new Set(parts.flatMap((part) => [...document.querySelectorAll(part)]));
  return [...found].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    if (height === 0 || !part.checkVisibility()) return [];
    const marks = marksIn(part).sort((a, b) => a.top - b.top);
    const voids: string[] = [];
    let last: Mark = { top, bottom: top, name: 'its start' };
    for (const mark of [...marks, { top: bottom, bottom, name: 'its end' }]) {
      const empty = Math.round(mark.top - last.bottom);
      if (empty > largest)
        voids.push(`${part.className || part.tagName}: ${empty} px after "${last.name}"`);
      if (mark.bottom > last.bottom) last = mark;
    }
    return voids;
  });
}
