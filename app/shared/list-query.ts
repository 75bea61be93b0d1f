/** What a list's address asks for, and every page of a list for a file. */

/** The page that an address asks for: the first for what is no number of one. */
export const pageIn = (asked: URLSearchParams): number =>
  Math.min(10_000, Math.max(1, Number.parseInt(asked.get('page') ?? '', 10) || 1));

/** `q` and `page`, and of each other parameter the value that is among the ones that there are. */
export function listQuery<Choices extends Record<string, readonly string[]>>(
  request: Request,
  choices: Choices,
): { q: string | undefined; page: number } & { [Name in keyof Choices]: Choices[Name][number] | undefined } {
  const asked = new URL(request.url).searchParams;
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      values.find((value) => value === asked.get(name)),
    ]),
  ) as { [Name in keyof Choices]: Choices[Name][number] | undefined };
  return {
    ...chosen,
    q: asked.get('q')?.replaceAll('\0', '').trim().slice(0, 60) || undefined,
    page: pageIn(asked),
  };
}

/** The rows of all pages. */
export async function everyPage<Row>(
  read: (page: number) => Promise<{ items: Row[]; pages: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { items, pages } = await read(page);
    rows.push(...items);
    if (page >= pages) return rows;
  }
}
