import { describe, expect, it } from 'vitest';
import { workbookOf, workbookParts } from '#tests/factories/workbook.ts';
import { zipOf } from '#tests/factories/zip.ts';
import { readWorkbook } from './read-workbook.ts';

const order = [
  ['SKU', 'Qty'],
  ['00412', 3],
  [887, 12],
];
const sheetXml = (inner: string) => `<worksheet><sheetData>${inner}</sheetData></worksheet>`;

/** The order's workbook with its sheet's XML replaced. */
const withSheet = (bytes: string | Buffer) =>
  zipOf(
    workbookParts({ Order: order }).map((part) =>
      part.name === 'xl/worksheets/sheet1.xml' ? { ...part, bytes } : part,
    ),
  );

describe('an Excel workbook', () => {
  it('is its first sheet, text as it is and numbers by their digits', async () => {
    const book = workbookOf({ 'Smith & Sons': order, Notes: [['nothing']] });
    expect(await readWorkbook(book)).toEqual({
      cells: [
        ['SKU', 'Qty'],
        ['00412', '3'],
        ['887', '12'],
      ],
      sheet: 'Smith & Sons',
      sheets: 2,
    });
  });

  it('keeps empty rows, so that the rows have Excel’s numbers', async () => {
    const { cells } = await readWorkbook(workbookOf({ Order: [['A-1', 1], [], ['B-2', 2]] }));
    expect(cells).toHaveLength(3);
    expect(cells[2]).toEqual(['B-2', '2']);
  });

  it('with an empty first sheet says so, and which one was read', async () => {
    await expect(readWorkbook(workbookOf({ Cover: [], Order: order }))).rejects.toThrow(
      /first sheet, and “Cover” is empty/,
    );
    await expect(readWorkbook(workbookOf({ Order: [[null, '  ']] }))).rejects.toThrow(/is empty/);
  });

  it('that a password protects, a ZIP of other things and half a workbook are said to be so', async () => {
    const [first, ...rest] = workbookParts({ Order: order });
    const locked = zipOf([{ name: '', bytes: '', ...first, password: true }, ...rest]);
    await expect(readWorkbook(locked)).rejects.toThrow(/password/);
    await expect(readWorkbook(zipOf([{ name: 'a.txt', bytes: 'a' }]))).rejects.toThrow(
      /ZIP isn’t an Excel workbook/,
    );
    await expect(readWorkbook(workbookOf({ Order: order }).subarray(0, 500))).rejects.toThrow(/damaged/);
    await expect(readWorkbook(withSheet('<worksheet><sheetData><row'))).rejects.toThrow(/damaged/);
  });

  it('that unpacks to too much is refused, whatever it says of itself', async () => {
    const bomb = Buffer.alloc(40 * 1024 * 1024, 'a');
    await expect(readWorkbook(withSheet(bomb))).rejects.toThrow(/more than 20 MB/);
    const parts = workbookParts({ Order: order });
    const liar = zipOf([...parts, { name: 'xl/more.xml', bytes: bomb, says: 1000 }]);
    await expect(readWorkbook(liar)).rejects.toThrow(/damaged/);
    const halves = zipOf([
      ...parts,
      ...[1, 2].map((n) => ({ name: `xl/${n}.xml`, bytes: bomb.subarray(0, 11e6) })),
    ]);
    await expect(readWorkbook(halves)).rejects.toThrow(/more than 20 MB/);
  });

  it('does not make room up to a cell that is far away', async () => {
    for (const far of [
      '<row r="900000000"><c r="A900000000"><v>1</v></c></row>',
      '<row><c r="A2000000"><v>1</v></c></row>',
      '<row r="1"><c r="XFD1"><v>1</v></c></row>',
      "<row  r = '&#49;0000000'><c><v>1</v></c></row>",
    ])
      await expect(readWorkbook(withSheet(sheetXml(far)))).rejects.toThrow(
        /within the first 10,000 rows and 256 columns/,
      );
  });
});
