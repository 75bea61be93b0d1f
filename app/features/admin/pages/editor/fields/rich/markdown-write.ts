/** The editor's document as Markdown. Characters that would act are escaped, so that everything reads as it was typed. */
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { type Join, type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Node } from './markdown-read.ts';
import { hasMark, type Mark, marksOf, type Run, tidyRuns } from './markdown-runs.ts';

const isRun = (node: Node | Run): node is Run => node.type === 'text' || node.type === 'hardBreak';
const runsIn = ({ content = [] }: Node): Run[] => tidyRuns(content.filter(isRun).map(known));
const blocksIn = ({ content = [] }: Node): Node[] => content.filter((node): node is Node => !isRun(node));

/** A link's address and title are all that Markdown keeps of it. */
function known(run: Run): Run {
  const marks = marksOf(run).map(({ type, attrs }): Mark => {
    const { href, title } = attrs ?? {};
    return type === 'link' ? { type, attrs: { href: href ?? '', ...(title ? { title } : {}) } } : { type };
  });
  return { ...run, marks };
}

/** How many runs from the first on have a mark. */
function spanOf(mark: Mark, runs: readonly Run[]): number {
  const end = runs.findIndex((run) => !hasMark(run, mark));
  return end < 0 ? runs.length : end;
}

const wrapped = ({ type, attrs }: Mark, children: PhrasingContent[]): PhrasingContent => {
  if (type === 'bold') return { type: 'strong', children };
  if (type === 'italic') return { type: 'emphasis', children };
  const link = {
    type: 'link',
    url: String(attrs?.href ?? ''),
    title: attrs?.title ? String(attrs.title) : null,
  };
  return { ...link, children } as PhrasingContent;
};

/** Nests what stands beside each other: the mark that reaches farthest is outermost. */
function phrasing(runs: readonly Run[]): PhrasingContent[] {
  const [first] = runs;
  if (!first) return [];
  const nesting = marksOf(first).filter(({ type }) => type !== 'code');
  const [outermost] = [...nesting].sort((a, b) => spanOf(b, runs) - spanOf(a, runs));
  if (!outermost) {
    const leaf: PhrasingContent =
      first.type === 'hardBreak'
        ? { type: 'break' }
        : { type: hasMark(first, { type: 'code' }) ? 'inlineCode' : 'text', value: first.text };
    return [leaf, ...phrasing(runs.slice(1))];
  }
  const span = spanOf(outermost, runs);
  const inner = runs
    .slice(0, span)
    .map((run): Run => ({ ...run, marks: marksOf(run).filter(({ type }) => type !== outermost.type) }));
  return [wrapped(outermost, phrasing(inner)), ...phrasing(runs.slice(span))];
}

/** An empty line is nothing in Markdown; an empty quote would be a blank line to what is around it. */
function blocksOf(nodes: readonly Node[]): BlockContent[] {
  return nodes.flatMap((node): BlockContent[] => {
    switch (node.type) {
      case 'paragraph':
      case 'heading': {
        const children = phrasing(runsIn(node));
        if (children.length === 0) return [];
        if (node.type === 'paragraph') return [{ type: 'paragraph', children }];
        return [{ type: 'heading', depth: Number(node.attrs?.level ?? 2) as 2, children }];
      }
      case 'horizontalRule':
        return [{ type: 'thematicBreak' }];
      case 'blockquote': {
        const children = blocksOf(blocksIn(node));
        return children.length > 0 ? [{ type: 'blockquote', children }] : [];
      }
      case 'bulletList':
      case 'orderedList':
        return [listOf(node)];
      default:
        return [];
    }
  });
}

function listOf(node: Node): List {
  const ordered = node.type === 'orderedList';
  const items = blocksIn(node).map(
    (item): ListItem => ({ type: 'listItem', children: blocksOf(blocksIn(item)) }),
  );
  const spread = node.attrs?.loose === true || items.some(needsBlankLines);
  return {
    type: 'list',
    ordered,
    ...(ordered ? { start: Number(node.attrs?.start ?? 1) } : {}),
    spread,
    children: items.map((item) => ({ ...item, spread })),
  };
}

const openEnded: readonly string[] = ['paragraph', 'list', 'blockquote'];

/** A list that begins with another number than 1, or with nothing, does not begin directly below a line of text. */
function isHesitant(node: RootContent | undefined): boolean {
  if (node?.type === 'blockquote') return isHesitant(node.children[0]);
  if (node?.type !== 'list') return false;
  const first = node.children[0]?.children[0];
  return (node.ordered && node.start !== 1) || first === undefined || isHesitant(first);
}

/** What stands directly below something else would be read as a part of it. */
const needsBlankLines = ({ children }: ListItem): boolean =>
  children.some((right, at) => {
    const left = children[at - 1];
    if (!left || !openEnded.includes(left.type)) return false;
    const isSame = left.type === 'blockquote' && right.type === 'blockquote';
    return right.type === 'paragraph' || isSame || isHesitant(right);
  });

/** Items and what is in them stand directly below each other, or with a blank line between all of them. */
const join: Join = (_left, _right, parent) =>
  parent.type === 'list' || parent.type === 'listItem' ? (parent.spread ? 1 : 0) : undefined;

const options: Options = {
  bullet: '-',
  rule: '_',
  listItemIndent: 'one',
  fences: true,
  join: [join],
  // Within a list the usual one could be an item, or underline the line above it.
  handlers: { thematicBreak: (_node, parent) => (parent?.type === 'root' ? '---' : '___') },
};

const writeBlocks = (nodes: readonly Node[]): string =>
  toMarkdown({ type: 'root', children: blocksOf(nodes) }, options).trim();

const lists: readonly string[] = ['bulletList', 'orderedList'];

/** Writes one block after the other. Lists that follow each other are written together: their signs tell them apart. */
function writeEach<T>(
  nodes: readonly T[],
  typeOf: (node: T) => string,
  write: (nodes: readonly T[]) => string,
): string {
  const parts: string[] = [];
  let open: T[] = [];
  const close = () => {
    if (open.length > 0) parts.push(write(open));
    open = [];
  };
  for (const node of nodes) {
    if (lists.includes(typeOf(node))) {
      open.push(node);
      continue;
    }
    const text = write([node]);
    // An empty line does not stand between two lists.
    if (text === '') continue;
    close();
    parts.push(text);
  }
  close();
  return parts.join('\n\n');
}

export const writeMarkdown = (doc: Node): string => writeEach(blocksIn(doc), ({ type }) => type, writeBlocks);

const writtenBefore = new WeakMap<ProseMirrorNode, string>();

/** The same of the library's document, while it is written in: a block that did not change is not written again. */
export const writeLive = (doc: ProseMirrorNode): string =>
  writeEach(
    doc.children,
    ({ type }) => type.name,
    (nodes) => {
      const [first] = nodes;
      const isAlone = first !== undefined && nodes.length === 1;
      const text = isAlone ? writtenBefore.get(first) : undefined;
      if (text !== undefined) return text;
      const next = writeBlocks(nodes.map((node): Node => node.toJSON()));
      if (isAlone) writtenBefore.set(first, next);
      return next;
    },
  );
