/** Reads CSV (RFC 4180): a record per line that is not quoted, by the names in the first. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const source = text.replace(/^\uFEFF/, '');
  for (let at = 0; at <= source.length; at++) {
    const char = source[at];
    if (quoted && char !== undefined) {
      if (char !== '"') field += char;
      else if (source[at + 1] === '"') {
        field += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',' || char === '\n' || char === undefined) {
      row.push(field.replace(/\r$/, ''));
      field = '';
      if (char === ',') continue;
      if (row.some((value) => value !== '')) rows.push(row);
      row = [];
    } else field += char;
  }
  const [names = [], ...records] = rows;
  return records.map((record) =>
    Object.fromEntries(names.map((name, index) => [name.trim().toLowerCase(), record[index] ?? ''])),
  );
}
