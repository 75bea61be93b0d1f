/** Papers of the house: one look for specification sheets, estimates and orders. The same data gives the same bytes. */

import { currentLanguage, localeOf } from '#schemas/domain/platform/language.ts';

export const ink = '#1f1b16';
export const stone = '#655d50';
const line = '#ddd3c1';
const accent = '#1d5c50';

/** Points: US Letter with three quarters of an inch around it. */
const margin = 54;
const footHeight = 28;

export type Pdf = PDFKit.PDFDocument;

/** The standard fonts know Windows-1252 and no more: accents fall off, and what is left becomes a question mark. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) =>
      /[\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2122]/.test(
        character,
      )
        ? character
        : character.normalize('NFD').replace(/[^\u0020-\u007e]/g, '') || '?',
    )
    .join('');

export const widthOf = ({ page }: Pdf): number => page.width - 2 * margin;
export const bottomOf = ({ page }: Pdf): number => page.height - margin - footHeight;

/** Another page unless `height` points are left on this one; true when it began one. */
export function makeRoom(pdf: Pdf, height: number): boolean {
  const isFull = pdf.y + height > bottomOf(pdf);
  if (isFull) pdf.addPage();
  return isFull;
}

/** What the paper is, once, on top. */
export function titleOf(pdf: Pdf, title: string): void {
  pdf.font('Times-Roman').fontSize(25).fillColor(ink).text(printable(title)).moveDown(0.4);
}

/** Never alone at a page's foot: `below` are the points that what comes under it begins with. */
function heading(pdf: Pdf, text: string, below = 50): void {
  makeRoom(pdf, headingHeight + below);
  pdf.moveDown(0.9).font('Times-Roman').fontSize(15).fillColor(ink);
  pdf.text(printable(text), margin, pdf.y).moveDown(0.35);
}

/** Points that a heading of one line takes with the space around it. */
const headingHeight = 42;

type Row = readonly string[];

/** One ruled row at the top of what is left of the page. */
function drawRow(
  pdf: Pdf,
  row: Row,
  box: {
    x: number;
    width: number;
    shares: readonly number[];
    figures: number;
    faint: (index: number) => boolean;
  },
): void {
  const { x, width, shares } = box;
  const cells = row.map(printable);
  const wide = (index: number) => (shares[index] ?? 0) * width - 8;
  pdf.font('Helvetica').fontSize(9);
  const height = Math.max(...cells.map((cell, index) => pdf.heightOfString(cell, { width: wide(index) })));
  const top = pdf.y;
  pdf
    .moveTo(x, top)
    .lineTo(x + width, top)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  let left = x;
  for (const [index, cell] of cells.entries()) {
    // Figures end where their column does.
    const isFigure = index >= box.figures;
    pdf.fillColor(box.faint(index) ? stone : ink).text(cell, isFigure ? left + 8 : left, top + 4.5, {
      width: wide(index),
      align: isFigure ? 'right' : 'left',
    });
    left += (shares[index] ?? 0) * width;
  }
  pdf.y = top + height + 9;
}

/** Points that a row takes. */
function heightOf(pdf: Pdf, row: Row, shares: readonly number[], width: number): number {
  pdf.font('Helvetica').fontSize(9);
  const heights = row.map((cell, index) =>
    pdf.heightOfString(printable(cell), { width: (shares[index] ?? 0) * width - 8 }),
  );
  return Math.max(...heights) + 9;
}

/** What of a cell fits into `height` points, up to the end of a line where one is near, and the rest. */
function cutCell(pdf: Pdf, cell: string, width: number, height: number): [string, string] {
  const fits = (text: string) => pdf.heightOfString(printable(text), { width }) <= height;
  if (fits(cell)) return [cell, ''];
  const words = cell.split(/(?<=[\n ])/);
  let [low, high] = [1, words.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(words.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  const part = words.slice(0, low).join('');
  const end = part.lastIndexOf('\n');
  const at = end > part.length / 2 ? end + 1 : part.length;
  return [cell.slice(0, at).trimEnd(), cell.slice(at)];
}

/** A row that no page holds, cut where `height` points end. */
function cutRow(pdf: Pdf, row: Row, shares: readonly number[], width: number, height: number): [Row, Row] {
  pdf.font('Helvetica').fontSize(9);
  const cells = row.map((cell, index) => cutCell(pdf, cell, (shares[index] ?? 0) * width - 8, height));
  return [cells.map(([part]) => part), cells.map(([, rest]) => rest)];
}

/** Points that a row which goes on on the next page begins with at least. */
const beginning = 120;

/** Points that a table begins with: its head and its first row, or as much of that as stands on the first page. */
function beginningOf(
  pdf: Pdf,
  rows: readonly Row[],
  shares: readonly number[],
  width: number,
  head?: Row,
): number {
  const headHeight = head ? heightOf(pdf, head, shares, width) : 0;
  const page = bottomOf(pdf) - margin - headHeight;
  const first = rows[0] ? heightOf(pdf, rows[0], shares, width) : 0;
  return headHeight + (first > page ? beginning : first);
}

/** A table under a heading that stands on the same page as the first of its rows. */
export function headedTable(
  pdf: Pdf,
  text: string,
  rows: readonly Row[],
  shares: readonly number[],
  options: { head?: Row; figures?: number } = {},
): void {
  heading(pdf, text, beginningOf(pdf, rows, shares, widthOf(pdf), options.head));
  table(pdf, rows, shares, options);
}

/**
 * Rows in columns, ruled between; `shares` are of the width and add up to 1. A row stays on one page, unless it is
 * longer than one: then it goes on on the next. x and width in points, the whole page's where they are missing. With `head`, that row stands over them on every page they are on;
 * without, the first column says what the others are. From the column `figures` on they end on the right.
 */
export function table(
  pdf: Pdf,
  rows: readonly Row[],
  shares: readonly number[],
  {
    x = margin,
    width = widthOf(pdf),
    head,
    figures = Number.POSITIVE_INFINITY,
  }: { x?: number; width?: number; head?: Row; figures?: number } = {},
): void {
  const box = { x, width, shares, figures };
  const drawHead = () => head && drawRow(pdf, head, { ...box, faint: () => true });
  const headHeight = head ? heightOf(pdf, head, shares, width) : 0;
  const page = bottomOf(pdf) - margin - headHeight;
  // A head alone at the foot of a page says nothing.
  if (head && rows.length > 0) makeRoom(pdf, beginningOf(pdf, rows, shares, width, head));
  drawHead();
  const faint = (index: number) => !head && index === 0;
  for (const row of rows) {
    let rest = row;
    while (heightOf(pdf, rest, shares, width) > page) {
      if (makeRoom(pdf, beginning)) drawHead();
      const [part, next] = cutRow(pdf, rest, shares, width, bottomOf(pdf) - pdf.y - 9);
      drawRow(pdf, part, { ...box, faint });
      rest = next;
    }
    if (makeRoom(pdf, heightOf(pdf, rest, shares, width))) drawHead();
    drawRow(pdf, rest, { ...box, faint });
  }
  pdf.x = margin;
}

/** `head` stands above the rule of the first page, `foot` at the bottom of each, with the page's number. */
export async function writePdf(
  { title, head, foot }: { title: string; head: string; foot: string },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Large, and seldom needed.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    bufferPages: true,
    lang: localeOf[currentLanguage()],
    displayTitle: true,
    // No clock: the bytes are those of the data.
    info: { Title: title, Author: head, CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.font('Times-Roman').fontSize(13).fillColor(accent).text(printable(head), margin, margin);
  pdf
    .moveTo(margin, pdf.y + 4)
    .lineTo(margin + widthOf(pdf), pdf.y + 4)
    .lineWidth(1)
    .strokeColor(accent)
    .stroke();
  pdf.y += 18;
  draw(pdf);
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Below the margin a text would begin another page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - margin;
    pdf.font('Helvetica').fontSize(8).fillColor(stone);
    pdf.text(printable(foot), margin, y, { width: widthOf(pdf) - 60, lineBreak: false });
    pdf.text(`${page - start + 1} / ${count}`, margin, y, { width: widthOf(pdf), align: 'right' });
  }
  pdf.end();
  return done;
}
