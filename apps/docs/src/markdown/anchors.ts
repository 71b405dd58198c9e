import type { Html, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Keeps anchors such as `<a id="name"></a>`, which the generated reference has in its tables. */
export function anchors() {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html) => {
      const [, id] = /^<a id="([\w-]+)">$/.exec(node.value) ?? [];
      if (id === undefined) return;
      // Markdown's tree has no type for anchors. `hName` turns any node into the named element.
      const anchor: Nodes = {
        type: 'emphasis',
        children: [],
        data: { hName: 'a', hProperties: { id } },
      };
      Object.assign(node, anchor);
    });
  };
}
