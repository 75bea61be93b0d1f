/** What the editor's library holds, in the form that documents keep: nothing that a schema fills in or does not know. */
import { isObject, type Json } from '#app/shared/json.ts';
import { embedTypes } from '#schemas/fields/rich-text.ts';

/** Attributes of a node that documents keep, with what stands for a missing one. */
const keptAttrs: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  heading: { level: 2 },
  orderedList: { start: 1 },
  tableCell: { colspan: 1, rowspan: 1 },
  tableHeader: { colspan: 1, rowspan: 1 },
};

const isEmbed = (type: Json | undefined): boolean => embedTypes.some((known) => known === type);

function attrsOf(type: string, attrs: Json | undefined): Json | undefined {
  if (!isObject(attrs)) return undefined;
  // The schema of an embed is its own: all of it is kept, wrong or not.
  if (isEmbed(type)) return isObject(attrs.props) ? attrs.props : {};
  const known = keptAttrs[type];
  if (!known) return undefined;
  const kept = Object.entries(known).filter(
    ([name, standing]) => type === 'heading' || (attrs[name] !== undefined && attrs[name] !== standing),
  );
  if (kept.length === 0) return undefined;
  return Object.fromEntries(kept.map(([name, standing]) => [name, attrs[name] ?? standing]));
}

/** An address as people type and paste it: with https, where it has another beginning or none. */
export const wholeAddress = (typed: string): string =>
  typed
    .trim()
    .replace(/^http:\/\//i, 'https://')
    .replace(/^(?=www\.|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|gov|edu|us)(?:\/|$))/i, 'https://');

const markOf = (mark: Json): Json =>
  isObject(mark) && mark.type === 'link' && isObject(mark.attrs)
    ? {
        type: 'link',
        attrs: { href: wholeAddress(typeof mark.attrs.href === 'string' ? mark.attrs.href : '') },
      }
    : isObject(mark)
      ? { type: mark.type ?? '' }
      : mark;

/** A document of the library as documents keep it. */
export function toStored(node: Json): Json {
  if (!isObject(node) || typeof node.type !== 'string') return node;
  const { type } = node;
  const attrs = attrsOf(type, node.attrs);
  return {
    type,
    ...(typeof node.text === 'string' ? { text: node.text } : {}),
    ...(Array.isArray(node.marks) && node.marks.length > 0 ? { marks: node.marks.map(markOf) } : {}),
    ...(attrs === undefined ? {} : { attrs }),
    ...(Array.isArray(node.content) ? { content: node.content.map(toStored) } : {}),
  };
}

/** A kept document as the library takes it: what stands between paragraphs carries its form's value as one. */
export function fromStored(node: Json): Json {
  if (!isObject(node)) return node;
  if (isEmbed(node.type)) return { type: node.type ?? '', attrs: { props: node.attrs ?? {} } };
  return Array.isArray(node.content) ? { ...node, content: node.content.map(fromStored) } : node;
}
