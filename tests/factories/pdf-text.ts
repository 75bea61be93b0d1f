/** What is drawn on the pages of a PDF of ours, as text, and how many pages there are. */
import { inflateSync } from 'node:zlib';

export function pdfText(pdf: Buffer): string {
  const text: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at);
    if (pdf.subarray(at - 3, at).toString() === 'end' || end < 0) continue;
    const drawn = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
    for (const [, parts = ''] of drawn.matchAll(/\[([^\]]*)\] TJ/g))
      text.push(
        [...parts.matchAll(/<([0-9a-f]+)>/g)]
          .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
          .join(''),
      );
  }
  // The apostrophe of Windows-1252, which latin1 reads as a control character.
  return text.join('\n').replaceAll('\u0092', '’');
}

export const pdfPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
