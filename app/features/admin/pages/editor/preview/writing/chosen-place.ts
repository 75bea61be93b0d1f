/** What somebody meant who pressed a place of a block: a text, a picture, an item of a list, or the block. */
import { getAt, type Json, pathOf } from '#app/shared/json.ts';
import type { ShownEntry } from '../entries.ts';
import type { FieldPlace } from './field-places.ts';
import { pointerOf, textsIn } from './text-places.ts';
import type { DrawnProse } from './write-prose.tsx';

export type Chosen = {
  /** Into the block's props; "" is the block as a whole. */
  pointer: string;
  field: FieldPlace | null;
  /** The text that was pressed, and before which of its letters. */
  text: { node: Text; offset: number } | null;
  picture: HTMLElement | null;
  /** The formatted text that was pressed. */
  prose: DrawnProse | null;
};

type Point = { x: number; y: number };

type Letter = { node: Text; offset: number };

/** The letter nearest to a point; null where the browser knows none. */
function nearestLetter({ x, y }: Point): Letter | null {
  // Older browsers know one of the two.
  const modern = document.caretPositionFromPoint?.(x, y);
  const node = modern?.offsetNode ?? document.caretRangeFromPoint?.(x, y)?.startContainer;
  const offset = modern?.offset ?? document.caretRangeFromPoint?.(x, y)?.startOffset ?? 0;
  return node instanceof Text ? { node, offset } : null;
}

/** Whether a point is on the words themselves. */
function isOnWords(node: Text, { x, y }: Point): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  const near = 4;
  return [...range.getClientRects()].some(
    (box) => x >= box.left - near && x <= box.right + near && y >= box.top - near && y <= box.bottom + near,
  );
}

/** The text that is pressed: its words, or the element that is theirs alone: the empty end of a heading, a button's edge. */
function pressedText(element: Element, point: Point): Letter | null {
  const letter = nearestLetter(point);
  const isNear = letter && (element.contains(letter.node) || letter.node.parentElement?.contains(element));
  if (letter && isNear && (letter.node.parentElement === element || isOnWords(letter.node, point)))
    return letter;
  const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  const [node] = own;
  return own.length === 1 && node instanceof Text ? { node, offset: node.length } : null;
}

const inWords = 'p, h2, h3, h4, strong, em, a';

/** How many letters of a formatted text stand before a point; all of them where that is not known. */
function letterIn(drawn: Element, point: Point): number {
  const letter = nearestLetter(point);
  const walker = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (text === letter?.node) return before + letter.offset;
    // Between paragraphs there is nothing but a new line of the HTML.
    if (text.data.trim() !== '' || text.parentElement?.closest(inWords)) before += text.length;
  }
  return before;
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
    return typeof src === 'string' && src !== '' && `${path}/`.startsWith(`${src}/`);
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
  const text = pressedText(element, point);
  const pointer = text && pointerOf(text.node);
  const field = (pointer && entry.fields.find((one) => one.pointer === pointer)) || null;
  const nothing = { text: null, picture: null, prose: null };
  if (text && field) return { ...nothing, pointer: field.pointer, field, text };
  const prose = proseOf(entry, places).find((one) => one.element.contains(element));
  if (prose) {
    const { field: written, element: drawn } = prose;
    return {
      ...nothing,
      pointer: written.pointer,
      field: written,
      prose: { drawn, letter: letterIn(drawn, point) },
    };
  }
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
