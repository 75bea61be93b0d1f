/** A list as a file that a spreadsheet opens, for who is logged in alone. */

const cell = (value: string | number): string => {
  const text = String(value);
  // A cell that a spreadsheet would take for a formula is text.
  const safe = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export const csvFile = (name: string, lines: readonly (readonly (string | number)[])[]): Response =>
  new Response(`${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
