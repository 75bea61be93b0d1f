/** What can be written: the nodes and marks of schemas/fields/rich-text.ts and no others, so that pasting brings no more. */
import { type Extensions, mergeAttributes, Node } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { ReactNodeViewRenderer } from '@tiptap/react';
import type { Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { link } from '#schemas/fields/fields.ts';
import { embedTypes } from '#schemas/fields/rich-text.ts';
import { EmbedCard } from './embed-card.tsx';
import { wholeAddress } from './stored-form.ts';
import { ListItem, linkTo, Quote, textExtensions } from './text-extensions.ts';

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

/** What may be a link is the schema's to say. */
const linkSchema = link({ label: m.content_link });

export const richExtensions: Extensions = [
  ...textExtensions,
  linkTo((address) => linkSchema.safeParse(wholeAddress(address)).success),
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  Quote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*' }),
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
  ...embeds,
];
