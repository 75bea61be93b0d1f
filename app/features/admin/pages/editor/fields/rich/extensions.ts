/** What can be written: the nodes and marks of schemas/fields/rich-text.ts and no others, so that pasting brings no more. */
import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Placeholder } from '@tiptap/extensions/placeholder';
import { ReactNodeViewRenderer } from '@tiptap/react';
import type { Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { link } from '#schemas/fields/fields.ts';
import { embedTypes } from '#schemas/fields/rich-text.ts';
import { EmbedCard } from './embed-card.tsx';
import { wholeAddress } from './stored-form.ts';

const linkSchema = link({ label: m.content_link });

/** An embed's value survives the clipboard as JSON. */
function readProps(element: HTMLElement): Json {
  try {
    return JSON.parse(element.getAttribute('data-props') ?? '') as Json;
  } catch {
    return {};
  }
}

const embeds = embedTypes.map((name) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      props: {
        default: {},
        parseHTML: readProps,
        renderHTML: ({ props }) => ({ 'data-props': JSON.stringify(props) }),
      },
    }),
    parseHTML: () => [{ tag: `div[data-embed="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { 'data-embed': name })],
    addNodeView: () => ReactNodeViewRenderer(EmbedCard),
  }),
);

/** Undo is the whole editor's: the library keeps none of its own. */
export const richExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  HorizontalRule,
  Dropcursor,
  Gapcursor,
  Link.configure({
    openOnClick: false,
    autolink: false,
    // What may be a link is the schema's to say: pasted words keep no other.
    isAllowedUri: (address) => address === '' || linkSchema.safeParse(wholeAddress(address)).success,
    HTMLAttributes: { rel: null, target: null },
  }),
  Node.create({
    name: 'blockquote',
    group: 'block',
    content: 'paragraph+',
    defining: true,
    parseHTML: () => [{ tag: 'blockquote' }],
    renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap('blockquote') };
    },
  }),
  Node.create({
    name: 'listItem',
    content: 'paragraph (paragraph | bulletList | orderedList)*',
    defining: true,
    parseHTML: () => [{ tag: 'li' }],
    renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem('listItem'),
        Tab: () => this.editor.commands.sinkListItem('listItem'),
        'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
      };
    },
  }),
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
  Placeholder.configure({ placeholder: () => m.content_write_here() }),
  ...embeds,
];
