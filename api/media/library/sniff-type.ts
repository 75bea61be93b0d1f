/** What a file is by its first bytes; its name and what the browser says of it count for nothing. */
import type { MediaType } from '#schemas/domain/media/media.ts';

/** Bytes that are enough to tell. */
export const headLength = 4096;

/** Kinds that are told apart only to say why they are not taken. */
export type RefusedType = 'svg' | 'heic' | 'quicktime' | 'matroska' | 'unknown';

const ascii = (head: Buffer, at: number, length: number) => head.toString('latin1', at, at + length);

/** The brands of an ISO base media file: its own and those it is compatible with. */
function brandsOf(head: Buffer): string[] {
  const size = Math.min(head.readUInt32BE(0), head.length);
  const brands = [ascii(head, 8, 4)];
  for (let at = 16; at + 4 <= size; at += 4) brands.push(ascii(head, at, 4));
  return brands;
}

const videoBrand = /^(?:isom|iso[2-9]|mp4[12v]|avc1|M4V |MSNV|dash|cmf[c2])/;

function ofBrands(brands: string[]): MediaType | RefusedType {
  if (brands.some((brand) => brand === 'avif')) return 'image/avif';
  if (brands.some((brand) => /^(?:hei[cxms]|hev[cx]|mif1|msf1|avis)/.test(brand))) return 'heic';
  if (brands[0] === 'qt  ') return 'quicktime';
  return brands.some((brand) => videoBrand.test(brand)) ? 'video/mp4' : 'unknown';
}

export function sniffType(head: Buffer): MediaType | RefusedType {
  if (head.length >= 3 && head.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(head, 0, 6))) return 'image/gif';
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 4) === 'WEBP') return 'image/webp';
  if (head.length >= 16 && ascii(head, 4, 4) === 'ftyp') return ofBrands(brandsOf(head));
  if (head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3) {
    // The EBML header's DocType stands in its first bytes.
    return ascii(head, 0, 64).includes('webm') ? 'video/webm' : 'matroska';
  }
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf';
  const text = head.toString('utf8').replaceAll('\0', '');
  return /<svg[\s>:]|<!DOCTYPE\s+svg/i.test(text) ? 'svg' : 'unknown';
}
