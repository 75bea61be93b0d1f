/** A page from a file that anybody may have written: its document, or what is wrong with the file, and where. */
import { isContentKind } from '#schemas/domain/content/content-kinds.ts';
import { overLimits } from '#schemas/domain/content/draft-limits.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { audiences } from '#schemas/domain/content/page.ts';
import { unstorable } from '#schemas/domain/content/storable.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { jsonErrorAt } from './json-error.ts';
import { reservedNames } from './publish-rules.ts';

export type DocumentFile = { ok: true; document: DraftDocument } | { ok: false; errors: FieldReasons };

/** Of the file as a whole. */
const refused = (reason: Reason): DocumentFile => ({ ok: false, errors: { '/': [reason] } });

const begins = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 and UTF-32 by their mark, or by the zeros between the characters of JSON. */
const isWide = (bytes: Uint8Array): boolean =>
  begins(bytes, 0xff, 0xfe) ||
  begins(bytes, 0xfe, 0xff) ||
  begins(bytes, 0, 0, 0xfe, 0xff) ||
  (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0));

/** Throws a TypeError for what is no UTF-8; a mark at its beginning is left out. */
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Counted from 1, as editors of texts count. */
function placeOf(text: string): { line: number; column: number } {
  const lines = text.slice(0, jsonErrorAt(text)).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const isDocument = (json: unknown): json is DraftDocument =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A list of blocks, or what every export of ours says: the audience of a page, the kind of a text. */
const isOfOurs = ({ blocks, audience, kind }: DraftDocument): boolean =>
  Array.isArray(blocks) || audiences.some((known) => known === audience) || isContentKind(kind);

/** Nothing of the document is lost or changed; what keeps it from being published is not asked here. */
export function readDocumentFile(given: Uint8Array | string): DocumentFile {
  let text: string;
  if (typeof given === 'string') text = given.replace(/^\uFEFF/, '');
  else if (isWide(given)) return refused(because('file_utf16'));
  else
    try {
      text = decode(given);
    } catch {
      return refused(because('file_not_utf8'));
    }
  if (text.trim() === '') return refused(because('page_file_empty'));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused(because('json_broken', placeOf(text)));
  }
  if (!isDocument(json)) return refused(because('page_expected'));
  if (!isOfOurs(json)) return refused(because('page_without_blocks'));
  // How deep it is comes first: what is asked after it goes in.
  const over = overLimits(json);
  const errors = Object.keys(over).length > 0 ? over : { ...unstorable(json), ...reservedNames(json) };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, document: json };
}
