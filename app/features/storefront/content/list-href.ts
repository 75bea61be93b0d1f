/** The address of a page of a list, with the filters it has and no other. */
export function listHref(path: string, filter: Record<string, string>, page = 1): string {
  const params = new URLSearchParams(filter);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
