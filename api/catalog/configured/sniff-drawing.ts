/** What a drawing is by its first bytes; its name and what the browser says of it count for nothing. */
import { sniffType } from '#api/media/library/sniff-type.ts';
import type { DrawingType } from '#schemas/domain/catalog/drawing.ts';

/** A text of pairs, a number and a value, which begins with a section; comments (999) may stand before it. */
const dxfText = /^\uFEFF?(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n/;

export function sniffDrawing(head: Buffer): DrawingType | null {
  const type = sniffType(head);
  if (type === 'application/pdf') return type;
  if (type === 'image/png' || type === 'image/jpeg') return type;
  if (head.toString('latin1', 0, 22) === 'AutoCAD Binary DXF\r\n\x1a\0') return 'image/vnd.dxf';
  return dxfText.test(head.toString('utf8')) ? 'image/vnd.dxf' : null;
}
