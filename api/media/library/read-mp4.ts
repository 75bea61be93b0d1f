/**
 * An MP4's boxes (ISO 14496-12), as far as the library must know them: whole, with a picture track, how large, how
 * long. `forgetMp4` blanks what a camera or phone wrote beside the film: place, device, names.
 */
import type { FileHandle } from 'node:fs/promises';
import { BrokenFile, readAt, type VideoFacts } from './file-reader.ts';

type Box = { type: string; at: number; body: number; end: number };

/** Boxes of a file of ours are few; more than this is an attack on the reader. */
const mostBoxes = 2000;

async function boxesIn(file: FileHandle, from: number, until: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < until; ) {
    if (boxes.length >= mostBoxes) throw new BrokenFile('Too many boxes');
    const head = await readAt(file, at, 8);
    let size = head.readUInt32BE(0);
    let body = at + 8;
    if (size === 1) {
      size = Number((await readAt(file, at + 8, 8)).readBigUInt64BE());
      body = at + 16;
    } else if (size === 0) size = until - at;
    if (size < body - at || at + size > until) throw new BrokenFile('A box is longer than the file');
    boxes.push({ type: head.toString('latin1', 4, 8), at, body, end: at + size });
    at += size;
  }
  return boxes;
}

const within = (file: FileHandle, box: Box) => boxesIn(file, box.body, box.end);
const find = (boxes: Box[], type: string) => boxes.find((box) => box.type === type);

/** Version 1 has 64-bit times, and so its fields stand further on. */
async function durationOf(file: FileHandle, mvhd: Box): Promise<number | null> {
  const wide = (await readAt(file, mvhd.body, 1))[0] === 1;
  const data = await readAt(file, mvhd.body, wide ? 32 : 20);
  const scale = data.readUInt32BE(wide ? 20 : 12);
  const length = wide ? Number(data.readBigUInt64BE(24)) : data.readUInt32BE(16);
  return scale > 0 && length > 0 && length < 0xffffffff ? length / scale : null;
}

/** The size a track is shown at; a quarter turn changes its sides. */
async function sizeOf(file: FileHandle, tkhd: Box): Promise<{ width: number; height: number }> {
  const wide = (await readAt(file, tkhd.body, 1))[0] === 1;
  const matrix = wide ? 52 : 40;
  const data = await readAt(file, tkhd.body, matrix + 44);
  const turned = data.readInt32BE(matrix) === 0 && data.readInt32BE(matrix + 4) !== 0;
  const width = data.readUInt32BE(matrix + 36) / 65536;
  const height = data.readUInt32BE(matrix + 40) / 65536;
  return turned ? { width: height, height: width } : { width, height };
}

async function isVideo(file: FileHandle, trak: Box): Promise<boolean> {
  const mdia = find(await within(file, trak), 'mdia');
  const hdlr = mdia && find(await within(file, mdia), 'hdlr');
  return hdlr ? (await readAt(file, hdlr.body + 8, 4)).toString('latin1') === 'vide' : false;
}

/** Throws BrokenFile when it is cut off, or has no picture track. */
export async function readMp4(file: FileHandle, size: number): Promise<VideoFacts> {
  const top = await boxesIn(file, 0, size);
  const moov = find(top, 'moov');
  if (!moov || !find(top, 'mdat')) throw new BrokenFile('No film in the file');
  const inside = await within(file, moov);
  const mvhd = find(inside, 'mvhd');
  for (const trak of inside.filter(({ type }) => type === 'trak')) {
    if (!(await isVideo(file, trak))) continue;
    const tkhd = find(await within(file, trak), 'tkhd');
    if (!tkhd) continue;
    const { width, height } = await sizeOf(file, tkhd);
    const duration = mvhd ? await durationOf(file, mvhd) : null;
    return { width: Math.round(width), height: Math.round(height), duration };
  }
  throw new BrokenFile('No picture track');
}

/** Overwrites a box in place with one that says nothing; nothing moves, so that the film's offsets stay right. */
async function blank(file: FileHandle, box: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, box.at + 4);
  const zeros = Buffer.alloc(64 * 1024);
  for (let at = box.body; at < box.end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, box.end - at), at);
}

const notes = new Set(['udta', 'meta', 'uuid']);

export async function forgetMp4(file: FileHandle, size: number): Promise<void> {
  const top = await boxesIn(file, 0, size);
  const moov = find(top, 'moov');
  const inside = moov ? await within(file, moov) : [];
  const tracks = await Promise.all(
    inside.filter(({ type }) => type === 'trak').map((trak) => within(file, trak)),
  );
  for (const box of [...top, ...inside, ...tracks.flat()]) if (notes.has(box.type)) await blank(file, box);
}
