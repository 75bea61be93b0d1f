/** A WebM's elements (EBML), as far as the library must know them: whole, with a picture track, how large, how long. */
import type { FileHandle } from 'node:fs/promises';
import { BrokenFile, readAt, type VideoFacts } from './file-reader.ts';

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
} as const;

type Element = { id: number; body: number; end: number };

const mostElements = 20_000;

/** One element; `until` ends it when it does not know its own size, as live recordings do. */
async function elementAt(file: FileHandle, at: number, until: number): Promise<Element> {
  const head = await readAt(file, at, Math.min(12, until - at));
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23;
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength)
    throw new BrokenFile('No element');
  const id = head.readUIntBE(0, idLength);
  let size = (head[idLength] ?? 0) & (0xff >> sizeLength);
  let unknown = size === 0xff >> sizeLength;
  for (let index = 1; index < sizeLength; index++) {
    const byte = head[idLength + index] ?? 0;
    if (byte !== 0xff) unknown = false;
    size = size * 256 + byte;
  }
  const body = at + idLength + sizeLength;
  const end = unknown ? until : body + size;
  if (end > until) throw new BrokenFile('An element is longer than the file');
  return { id, body, end };
}

async function elementsIn(file: FileHandle, parent: Element): Promise<Element[]> {
  const elements: Element[] = [];
  for (let at = parent.body; at < parent.end; ) {
    if (elements.length >= mostElements) throw new BrokenFile('Too many elements');
    const element = await elementAt(file, at, parent.end);
    elements.push(element);
    at = element.end;
  }
  return elements;
}

const find = (elements: Element[], id: number) => elements.find((element) => element.id === id);

async function unsigned(file: FileHandle, element: Element | undefined): Promise<number> {
  if (!element || element.end - element.body > 6 || element.end === element.body) return 0;
  return (await readAt(file, element.body, element.end - element.body)).readUIntBE(
    0,
    element.end - element.body,
  );
}

async function durationOf(file: FileHandle, info: Element): Promise<number | null> {
  const facts = await elementsIn(file, info);
  const duration = find(facts, ids.duration);
  if (!duration) return null;
  const data = await readAt(file, duration.body, duration.end - duration.body);
  const ticks = data.length === 8 ? data.readDoubleBE() : data.length === 4 ? data.readFloatBE() : 0;
  const scale = (await unsigned(file, find(facts, ids.timeScale))) || 1_000_000;
  return ticks > 0 ? (ticks * scale) / 1e9 : null;
}

/** Throws BrokenFile when it is cut off, or has no picture track. */
export async function readWebm(file: FileHandle, size: number): Promise<VideoFacts> {
  const top = await elementsIn(file, { id: 0, body: 0, end: size });
  const segment = find(top, ids.segment);
  if (!segment) throw new BrokenFile('No film in the file');
  const inside = await elementsIn(file, segment);
  const tracks = find(inside, ids.tracks);
  if (!tracks || !find(inside, ids.cluster)) throw new BrokenFile('No film in the file');
  const info = find(inside, ids.info);
  for (const track of await elementsIn(file, tracks)) {
    if (track.id !== ids.track) continue;
    const video = find(await elementsIn(file, track), ids.video);
    if (!video) continue;
    const facts = await elementsIn(file, video);
    return {
      width: await unsigned(file, find(facts, ids.width)),
      height: await unsigned(file, find(facts, ids.height)),
      duration: info ? await durationOf(file, info) : null,
    };
  }
  throw new BrokenFile('No picture track');
}
