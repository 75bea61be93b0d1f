/** What somebody meant who pressed a place of a block: a text, a picture, an item of a list, or the block. */
import { getAt, type Json, pathOf } from '#app/shared/json.ts';
import type { PreviewEntry } from '../entries.ts';
import type { FieldPlace } from './field-places.ts';
import { pointerOf, textsIn } from './text-places.ts';

type ShownEntry = Extract<PreviewEntry, { state: 'shown' }>;

export type Chosen = {
  /** Into the block's props; "" is the block as a whole. */
  pointer: string;
  field: FieldPlace | null;
  /** The text that was pressed, and before which of its letters. */
  text: { node: Text; offset: number } | null;
  picture: HTMLElement | null;
  /** The formatted text that was pressed. */
  prose: HTMLElement | null;
};

type Point = { x: number; y: number };

/** The letter at a point; null beside all text. */
function letterAt({ x, y }: Point): { node: Text; offset: number } | null {
  // Older browsers know one of the two.
  const modern = document.caretPositionFromPoint?.(x, y);
  const node = modern?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
  const offset = modern?.offset ?? document.caretRangeFromPoint?.(x, y)?.startOffset ?? 0;
  if (!(node instanceof Text)) return null;
  const range = document.createRange();
  range.selectNodeContents(node);
  const near = 4;
  const isThere = [...range.getClientRects()].some(
    (box) => x >= box.left - near && x <= box.right + near && y >= box.top - near && y <= box.bottom + near,
  );
  return isThere ? { node, offset } : null;
}

const addressOf = (picture: Element): string =>
  picture instanceof HTMLImageElement ? picture.currentSrc || picture.src : '';

/** The field of the picture that an element shows: of those with its address, the one in its place among them. */
function pictureField(
  { block, fields }: ShownEntry,
  picture: HTMLElement,
  places: readonly Element[],
): FieldPlace | null {
  const path = new URL(addressOf(picture) || '/', location.origin).pathname;
  const fitting = fields.filter(({ pointer, kind }) => {
    const { src } =
      (kind === 'picture' && (getAt(block.props as Json, pathOf(pointer)) as { src?: unknown })) || {};
    return typeof src === 'string' && src !== '' && path.startsWith(src);
  });
  const alike = places
    .flatMap((place) => [...place.querySelectorAll('img')])
    .filter((image) => new URL(addressOf(image) || '/', location.origin).pathname === path);
  return (
    fitting[Math.max(0, alike.indexOf(picture as HTMLImageElement)) % Math.max(1, fitting.length)] ?? null
  );
}

/** The formatted texts of a block, each with what it is drawn in: the blocks draw them in their order. */
export function proseOf({ block, fields }: ShownEntry, places: readonly Element[]) {
  const drawn = places.flatMap((place) => [
    ...place.querySelectorAll<HTMLElement>('.prose:not([contenteditable])'),
  ]);
  const written = fields.filter(
    ({ kind, pointer }) => kind === 'markdown' && getAt(block.props as Json, pathOf(pointer)),
  );
  if (drawn.length !== written.length) return [];
  return written.flatMap((field, index) => {
    const element = drawn[index];
    return element ? [{ field, element }] : [];
  });
}

/** The innermost item of a list that pointers share: "/items/1" of "/items/1/title" and "/items/1/cta/content". */
export function sharedItem(pointers: readonly string[]): string {
  const [one = [], ...others] = pointers.map((pointer) => pointer.split('/'));
  let length = one.length;
  for (const other of others)
    while (!one.slice(0, length).every((step, at) => other[at] === step)) length -= 1;
  const shared = one.slice(0, length);
  const item = shared.findLastIndex((step) => /^\d+$/.test(step));
  return item < 0 ? '' : shared.slice(0, item + 1).join('/');
}

/** The smallest part around an element that has fields of one item and no others. */
function itemAround(element: Element, places: readonly Element[]): string {
  const around = (one: Element | null): string => {
    if (!one || places.includes(one)) return '';
    const pointers = textsIn(one).map(({ pointer }) => pointer);
    return pointers.length > 0 ? sharedItem(pointers) : around(one.parentElement);
  };
  return around(element);
}

/** `places` are the elements of the block's slot. */
export function chosenPlace(
  entry: ShownEntry,
  element: Element,
  point: Point,
  places: readonly Element[],
): Chosen {
  const letter = letterAt(point);
  const isIn =
    letter !== null && (element.contains(letter.node) || letter.node.parentElement?.contains(element));
  const text = isIn ? letter : null;
  const pointer = text && pointerOf(text.node);
  const field = (pointer && entry.fields.find((one) => one.pointer === pointer)) || null;
  const nothing = { text: null, picture: null, prose: null };
  if (text && field) return { ...nothing, pointer: field.pointer, field, text };
  const prose = proseOf(entry, places).find((one) => one.element.contains(element));
  if (prose) return { ...nothing, pointer: prose.field.pointer, field: prose.field, prose: prose.element };
  const picture = element.closest<HTMLElement>('img') ?? element.querySelector<HTMLElement>(':scope > img');
  const pictured = picture && pictureField(entry, picture, places);
  if (picture && pictured) return { ...nothing, pointer: pictured.pointer, field: pictured, picture };
  return { ...nothing, pointer: itemAround(element, places), field: null };
}

/** The link that belongs to a text: of the button or the list item that it is the name of. */
export function linkBeside(fields: readonly FieldPlace[], { pointer }: FieldPlace): FieldPlace | null {
  const parent = pointer.slice(0, pointer.lastIndexOf('/') + 1);
  const links = fields.filter(({ kind, pointer: at }) => kind === 'link' && at.startsWith(parent));
  return links.find(({ pointer: at }) => !at.slice(parent.length).includes('/')) ?? null;
}
