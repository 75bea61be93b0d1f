/** Excel workbooks as Excel writes them: strings shared, numbers as they are. */
import { type ZipEntry, zipOf } from './zip.ts';

type Cell = string | number | null;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function sheetXml(rows: Cell[][], strings: string[]): string {
  const cellOf = (cell: Cell, place: string) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    const known = strings.indexOf(cell);
    if (known < 0) strings.push(cell);
    return `<c r="${place}" t="s"><v>${known < 0 ? strings.length - 1 : known}</v></c>`;
  };
  const rowOf = (row: Cell[], at: number) =>
    `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`;
  return `${head}<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`;
}

/** The parts of a workbook; `sheets` in their order, by name. */
export function workbookParts(sheets: Record<string, Cell[][]>): ZipEntry[] {
  const strings: string[] = [];
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    bytes: sheetXml(rows, strings),
  }));
  const listed = names.map(
    (name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  relations.push(
    `<Relationship Id="rId${names.length + 1}" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
  );
  return [
    { name: '[Content_Types].xml', bytes: `${head}<Types xmlns="${packaged}/content-types"/>` },
    {
      name: 'xl/workbook.xml',
      bytes: `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `${head}<Relationships xmlns="${packaged}/relationships">${relations.join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      bytes: `${head}<sst xmlns="${main}">${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    ...parts,
  ];
}

export const workbookOf = (sheets: Record<string, Cell[][]>): Buffer => zipOf(workbookParts(sheets));
