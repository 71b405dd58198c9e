import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { Root } from 'hast';
import type { ComponentProps, ReactElement } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** Renders the tree of a Markdown page. */
export function ArticleContent({ content }: { content: Root }): ReactElement {
  return toJsxRuntime(content, {
    Fragment,
    jsx,
    jsxs,
    // The content security policy forbids `style` attributes.
    tableCellAlignToStyle: false,
    components: { pre: CodeBlock, h2: LinkedHeading('h2'), h3: LinkedHeading('h3') },
  }) as ReactElement;
}

function CodeBlock({
  'data-language': language,
  ...pre
}: ComponentProps<'pre'> & { 'data-language'?: string }): ReactElement {
  return (
    <div className="code" data-language={language}>
      <pre {...pre} />
      <button type="button" className="code-copy" data-copy>
        Copy
      </button>
    </div>
  );
}

function LinkedHeading(Tag: 'h2' | 'h3') {
  return function Heading({ id, children }: ComponentProps<'h2'>): ReactElement {
    return (
      <Tag id={id}>
        {children}
        <a className="heading-link" href={`#${id}`} aria-label="Link to this section">
          #
        </a>
      </Tag>
    );
  };
}
