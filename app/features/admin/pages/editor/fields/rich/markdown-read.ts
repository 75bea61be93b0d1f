/** Markdown as the editor's library takes it, read by the parser that the shop renders it with. */
import type { Definition, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Json } from '#app/shared/json.ts';
import { hasTitle, leftOut } from '#schemas/domain/content/markdown.ts';
import { type Mark, type Run, tidyRuns } from './markdown-runs.ts';

/** Why a text can only be edited as Markdown: it has a block of code, or something else without a place in the editor. */
export type Unheld = 'code' | 'other';

export type Node = { type: string; attrs?: { [key: string]: Json }; content?: (Node | Run)[] };

type Definitions = ReadonlyMap<string, Definition>;
type Context = { definitions: Definitions; shift: number };

/** The first of a name counts. */
function definitionsIn(tree: Nodes, found = new Map<string, Definition>()): Map<string, Definition> {
  if (tree.type === 'definition' && !found.has(tree.identifier)) found.set(tree.identifier, tree);
  if ('children' in tree) for (const child of tree.children) definitionsIn(child, found);
  return found;
}

const wordsOf = (node: Nodes): string =>
  'children' in node ? node.children.map(wordsOf).join('') : 'value' in node ? node.value : '';

const holds = (node: Nodes, type: Nodes['type']): boolean =>
  node.type === type || ('children' in node && node.children.some((child) => holds(child, type)));

/** The nodes that lead to the first one without a place in the editor say why; null when all have one. */
function unheldIn(node: Nodes, used: Set<string>): Unheld | null {
  if (node.type === 'code') return 'code';
  if (node.type === 'heading' && holds(node, 'break')) return 'other';
  if (node.type === 'link' || node.type === 'linkReference') {
    // A mark needs words to stand on.
    if (wordsOf(node).trim() === '') return 'other';
    if (node.type === 'linkReference') used.add(node.identifier);
  }
  if (node.type === 'html' || node.type === 'image' || node.type === 'imageReference') return 'other';
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const reason = unheldIn(child, used);
    if (reason) return reason;
  }
  return null;
}

const linkMark = (url: string, title: string | null | undefined): Mark => ({
  type: 'link',
  attrs: { href: url, ...(title ? { title } : {}) },
});

const withMark = (marks: readonly Mark[], mark: Mark): Mark[] => [
  ...marks.filter(({ type }) => type !== mark.type),
  mark,
];

function runsOf(nodes: readonly PhrasingContent[], { definitions }: Context, marks: Mark[] = []): Run[] {
  const within = (children: readonly PhrasingContent[], mark: Mark) =>
    runsOf(children, { definitions, shift: 0 }, withMark(marks, mark));
  const text = (value: string, own: Mark[]): Run[] =>
    // A new line in the source is a space to readers.
    value === '' ? [] : [{ type: 'text', text: value.replaceAll(/[ \t]*\r?\n[ \t]*/g, ' '), marks: own }];
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return text(node.value, marks);
      case 'inlineCode':
        return text(node.value, withMark(marks, { type: 'code' }));
      case 'strong':
        return within(node.children, { type: 'bold' });
      case 'emphasis':
        return within(node.children, { type: 'italic' });
      case 'link':
        return within(node.children, linkMark(node.url, node.title));
      case 'linkReference': {
        const target = definitions.get(node.identifier);
        return within(node.children, linkMark(target?.url ?? '', target?.title));
      }
      case 'break':
        return [{ type: 'hardBreak', marks }];
      default:
        return [];
    }
  });
}

const rank: readonly Mark['type'][] = ['link', 'bold', 'italic', 'code'];

/** Runs as the library keeps them: marks in one order, and none where there are none. */
const inOrder = (runs: readonly Run[]): Run[] =>
  runs.map(({ marks = [], ...run }) =>
    marks.length > 0
      ? { ...run, marks: [...marks].sort((a, b) => rank.indexOf(a.type) - rank.indexOf(b.type)) }
      : run,
  );

function textblock(
  type: string,
  children: readonly PhrasingContent[],
  context: Context,
  attrs?: Node['attrs'],
): Node {
  const content = inOrder(tidyRuns(runsOf(children, context)));
  return { type, ...(attrs ? { attrs } : {}), ...(content.length > 0 ? { content } : {}) };
}

const emptyLine: Node = { type: 'paragraph' };
const orEmpty = (nodes: Node[]): Node[] => (nodes.length > 0 ? nodes : [emptyLine]);

/** In an item a line comes first. */
function itemOf(nodes: Node[]): Node {
  return { type: 'listItem', content: nodes[0]?.type === 'paragraph' ? nodes : [emptyLine, ...nodes] };
}

function blockOf(node: RootContent, context: Context): Node[] {
  switch (node.type) {
    case 'paragraph':
      return [textblock('paragraph', node.children, context)];
    case 'heading': {
      const level = node.depth < 6 ? node.depth + context.shift : node.depth;
      return [textblock('heading', node.children, context, { level })];
    }
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }];
    case 'blockquote':
      return [
        { type: 'blockquote', content: orEmpty(node.children.flatMap((child) => blockOf(child, context))) },
      ];
    case 'list': {
      // Without a line in any item, blank lines change nothing of what is read; the library counts them differently then,
      // by what stands around the list.
      const hasLines = node.children.some((item) => item.children.some(({ type }) => type === 'paragraph'));
      const loose = hasLines && (Boolean(node.spread) || node.children.some(({ spread }) => spread));
      const items = node.children.map((item) =>
        itemOf(item.children.flatMap((child) => blockOf(child, context))),
      );
      return node.ordered
        ? [{ type: 'orderedList', attrs: { start: node.start ?? 1, loose }, content: items }]
        : [{ type: 'bulletList', attrs: { loose }, content: items }];
    }
    default:
      return [];
  }
}

export const parse = (markdown: string) => fromMarkdown(markdown, { extensions: [leftOut] });

/** The document of a text, or why there is none. Nothing says yet that it is written back as it was: see markdown-form.ts. */
export function readMarkdown(markdown: string): { doc: Node } | { unheld: Unheld } {
  const tree = parse(markdown);
  const used = new Set<string>();
  const unheld = unheldIn(tree, used);
  if (unheld) return { unheld };
  const definitions = definitionsIn(tree);
  // One that nothing leads to would be lost.
  if ([...definitions.keys()].some((name) => !used.has(name))) return { unheld: 'other' };
  const context = { definitions, shift: hasTitle(markdown) ? 1 : 0 };
  return { doc: { type: 'doc', content: orEmpty(tree.children.flatMap((node) => blockOf(node, context))) } };
}
