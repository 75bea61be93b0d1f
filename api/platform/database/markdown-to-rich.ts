/** Markdown as a rich document: what was written before there was an editor for it, and the sample's texts. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichDocument, RichInline, RichNode } from '#schemas/fields/rich-text.ts';

type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number];
type Parsed = ReturnType<typeof fromMarkdown>['children'][number];
type Paragraph = Extract<RichNode, { type: 'paragraph' }>;
type List = Extract<RichNode, { type: 'bulletList' | 'orderedList' }>;

const safeHref = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/;

function inlineOf(nodes: readonly Parsed[], marks: readonly Mark[] = []): RichInline[] {
  const text = (value: string): RichInline[] =>
    value === ''
      ? []
      : [
          {
            type: 'text',
            text: value.replaceAll('\n', ' '),
            ...(marks.length > 0 ? { marks: [...marks] } : {}),
          },
        ];
  return nodes.flatMap((node): RichInline[] => {
    switch (node.type) {
      case 'strong':
        return inlineOf(node.children, [...marks, { type: 'bold' }]);
      case 'emphasis':
        return inlineOf(node.children, [...marks, { type: 'italic' }]);
      case 'link':
        return safeHref.test(node.url)
          ? inlineOf(node.children, [...marks, { type: 'link', attrs: { href: node.url } }])
          : inlineOf(node.children, marks);
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'text':
      case 'inlineCode':
      case 'html':
        return text(node.value);
      default:
        return 'children' in node ? inlineOf(node.children as Parsed[], marks) : [];
    }
  });
}

const paragraph = (children: readonly Parsed[]): Paragraph => ({
  type: 'paragraph',
  ...(children.length > 0 ? { content: inlineOf(children) } : {}),
});

/** What has no place in a list's item or a quote comes out as its words. */
const paragraphsOf = (nodes: readonly Parsed[]): Paragraph[] =>
  nodes.flatMap((node) =>
    node.type === 'paragraph' || node.type === 'heading'
      ? [paragraph(node.children)]
      : 'children' in node
        ? paragraphsOf(node.children as Parsed[])
        : 'value' in node
          ? [{ type: 'paragraph', content: inlineOf([{ type: 'text', value: node.value }]) } as Paragraph]
          : [],
  );

function listOf(node: Extract<Parsed, { type: 'list' }>, depth = 1): List {
  const items = node.children.map((item) => ({
    type: 'listItem' as const,
    content: item.children.flatMap((child): (Paragraph | List)[] =>
      child.type === 'list' && depth < 3 ? [listOf(child, depth + 1)] : paragraphsOf([child]),
    ),
  }));
  return {
    type: node.ordered ? 'orderedList' : 'bulletList',
    ...(node.ordered && node.start && node.start !== 1 ? { attrs: { start: node.start } } : {}),
    content: items.map((item) => ({
      ...item,
      content: item.content.length > 0 ? item.content : [{ type: 'paragraph' as const }],
    })),
  } as List;
}

/** Headings begin at level 2, level 1 being the page's own, and end at level 4. */
export function richFromMarkdown(markdown: string): RichDocument {
  const { children } = fromMarkdown(markdown);
  const shift = children.some((node) => node.type === 'heading' && node.depth === 1) ? 1 : 0;
  const content = children.flatMap((node): RichNode[] => {
    switch (node.type) {
      case 'paragraph':
        return [paragraph(node.children)];
      case 'heading': {
        const level = Math.min(4, Math.max(2, node.depth + shift)) as 2 | 3 | 4;
        return [{ type: 'heading', attrs: { level }, content: inlineOf(node.children) }];
      }
      case 'list':
        return [listOf(node)];
      case 'blockquote':
        return [{ type: 'blockquote', content: paragraphsOf(node.children) }];
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      default:
        return paragraphsOf([node]);
    }
  });
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}
