/** Pages of a list: what a query asks for as SQL's window, and rows as the wire's page. */
/** Rows of one page of a list, for SQL. */
export type Window = { limit: number; offset: number };

export const toWindow = ({ page, limit }: { page: number; limit: number }) => ({
  limit,
  offset: (page - 1) * limit,
});

export function toPage<T>(items: T[], total: number, { page, limit }: { page: number; limit: number }) {
  return { items, total, page, limit, pages: Math.max(1, Math.ceil(total / limit)) };
}
