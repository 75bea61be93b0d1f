import { type EditorPageHead, fixedPages } from '#schemas/domain/content/editor.ts';

/** The home page, the navigation and the footer before all others, which stay as they came. */
const place = ({ kind, slug, audience, published_at }: EditorPageHead): number => {
  // A draft may say any address.
  const isThere = kind === 'page' && audience === 'guest' && published_at !== null;
  const at = isThere ? (fixedPages as readonly string[]).indexOf(slug) : -1;
  return at < 0 ? fixedPages.length : at;
};

/** Every word of the search stands in title or address; `scheduled` is a state beside the others. */
export function filterPages(pages: readonly EditorPageHead[], query: URLSearchParams): EditorPageHead[] {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const [status, audience] = [query.get('status'), query.get('audience')];
  const found = pages.filter((page) => {
    const text = `${page.title} ${page.slug}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (!status || (status === 'scheduled' ? page.next !== null : page.status === status)) &&
      (!audience || page.audience === audience)
    );
  });
  return found.toSorted((a, b) => place(a) - place(b));
}
