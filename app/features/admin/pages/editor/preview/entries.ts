/** What a preview shows of a document, and how its blocks are told apart, for the server and the frame alike. */
import type { RenderableBlock } from '#blocks/kit/types.ts';
import type { LeftOutReason as ApiReason, PageProblem } from '#schemas/domain/content/editor.ts';
import type { Audience, Reference } from '#schemas/domain/content/page.ts';
import type { FieldPlace } from './writing/field-places.ts';

/** A stored block, whatever it holds. */
export type RawBlock = unknown;
export type RawDocument = Record<string, unknown>;

/** A block's place in the preview; `slot` is its id when it has one of its own. */
export type Slot = { slot: string; block: RawBlock };

export type LeftOutReason = Exclude<ApiReason, 'broken'>;
/** `field` is what the form calls the place: "Slide 2 › Image"; empty for the block as a whole. */
export type EntryProblem = Pick<PageProblem, 'pointer' | 'message'> & { field: string };

export type PreviewEntry = {
  slot: string;
  key: string;
  label: string;
  popup: boolean;
} /** `fields` are those that can be written or chosen on the page; nobody but an employee is told. */ & (
  | {
      state: 'shown';
      block: RenderableBlock;
      fields: readonly FieldPlace[];
      /** What stands in its place: the blocks of the section that it names. */
      parts?: readonly RenderableBlock[];
    }
  | { state: 'left-out'; reason: LeftOutReason }
  /** Pointers lead into the block: "/props/title". */
  | { state: 'broken'; problems: EntryProblem[] }
);

/** One that the shop would show. */
export type ShownEntry = Extract<PreviewEntry, { state: 'shown' }>;

export type References = Record<string, Reference>;
export type PreviewAnswer = { entries: PreviewEntry[]; references: References };

/** A view as the preview always has it. */
export type PreviewView = { as: Audience; warehouse?: string; at?: string };

/** What the frame asks of its own server: these blocks, as they would be shown. */
export type PreviewQuestion = { view: PreviewView; envelope: RawDocument; slots: Slot[] };

const asRecord = (value: unknown): Record<string, unknown> =>
  value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** The blocks of any document in their order; one without an id of its own is named after its place. */
export function slotsOf(document: RawDocument): Slot[] {
  const blocks = Array.isArray(document.blocks) ? (document.blocks as RawBlock[]) : [];
  const taken = new Set<string>();
  return blocks.map((block, index) => {
    const { id } = asRecord(block);
    const own = typeof id === 'string' && /^[A-Za-z0-9_-]{1,80}$/.test(id) && !taken.has(id);
    const slot = own ? id : `unnamed-${index}`;
    taken.add(slot);
    return { slot, block };
  });
}

/** The document's own fields, without its blocks. */
export function envelopeOf({ blocks: _, ...envelope }: RawDocument): RawDocument {
  return envelope;
}

/** A short name of a block's stored JSON as it is seen in a view (cyrb53): the same again is not loaded again. */
export function keyOf(block: RawBlock, view: PreviewView): string {
  const text = `${view.as} ${view.warehouse ?? ''} ${view.at ?? ''} ${JSON.stringify(block)}`;
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${text.length.toString(36)}-${(b >>> 0).toString(36)}${(a >>> 0).toString(36)}`;
}

/** A view as a query string, for addresses and messages. */
export const viewQuery = (view: PreviewView): string =>
  new URLSearchParams(
    Object.entries(view).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ).toString();

/** The item of the block's first list that a pointer leads to ("/items/1/title" is 1), and the list's name. */
export function itemOf(pointer: string): { list: string; item: number } | null {
  const [, list = '', item = ''] = /^\/(?:props\/)?([^/]+)\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
  return list ? { list, item: Number(item) } : null;
}
