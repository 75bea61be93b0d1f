/** Where the menu builder and featured items lead (SPEC 2, RESOLUTIONS 8). */

type Parent = { slug: string };

/** /c/{slug} for a department; /c/{parent}/{slug} for a subcategory, /s/{slug} when it has no parent. */
export function categoryPath(category: {
  slug: string;
  type: 'Category' | 'Subcategory';
  parents: readonly Parent[];
}): string {
  if (category.type === 'Category') return `/c/${category.slug}`;
  const parent = category.parents[0];
  return parent ? `/c/${parent.slug}/${category.slug}` : `/s/${category.slug}`;
}

/** /v/{encoded name}. */
export const vendorPath = (name: string) => `/v/${encodeURIComponent(name)}`;
export const collectionPath = (slug: string) => `/col/${slug}`;
