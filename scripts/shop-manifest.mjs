/** Routes of the employees' area, frames, and those that only our own fetch() asks. */
const notTheShops =
  /^routes\/(?:admin|preview|cart_\.lines|cart_\.estimate\[\.\]pdf|checkout_\.save|maps\.|search_\.suggest|site\[\.\]webmanifest)/;
/** Pages that people go to from everywhere: the files they need are named ahead. */
const prefetched = /^(?:root|routes\/(?:_index|[cstvp]\.|col\.|search$|cart$).*)$/;

/**
 * The list of routes that pages of the shop load, made from the one that Remix wrote: 1.8 KB of every first load
 * instead of 5.4. It leaves out routes that the shop never enters in the browser, and for pages that are rarely gone to
 * the files they need: their own file names them, one step later. server/http/remix.ts says which page gets which list.
 * Throws when Remix writes its list in another form.
 * @param {string} written
 */
export function shopManifest(written) {
  const [, text] = /^window\.__remixManifest=(\{.*\});?\s*$/s.exec(written) ?? [];
  if (!text) throw new Error('The manifest of routes is not as Remix 2.17 writes it');
  /** @type {{ entry: { imports: string[] }, routes: Record<string, { imports?: string[] }> }} */
  const manifest = JSON.parse(text);
  const brought = new Set(manifest.entry.imports);
  // In order of their names, because what is alike then packs best.
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => !notTheShops.test(id))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { imports = [], ...route }]) => {
      const own = imports.filter((path) => !brought.has(path)).sort();
      return [id, { ...route, imports: prefetched.test(id) ? own : [] }];
    });
  // Remix asks what a route has, not whether it is said to have none.
  const withoutEmpty = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;
  const shop = { ...manifest, routes: Object.fromEntries(routes) };
  return `window.__remixManifest=${JSON.stringify(shop, withoutEmpty)};`;
}
