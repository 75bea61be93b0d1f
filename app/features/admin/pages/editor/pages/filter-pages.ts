import { type EditorPageHead, fixedPages } from '#schemas/domain/content/editor.ts';

/** The home page, the navigation and the footer before all others, which stay as they came. */
const place = ({ kind, slug, audience, published_at }: EditorPageHead): number => {
  // A draft may say any address.
  const isThere = kind === 'page' && audience === 'guest' && published_at !== null;
  const at = isThere ? (fixedPages as readonly string[]).indexOf(slug) : -1;
  return at < 0 ? fixedPages.length : at;
};

/** `scheduled` and `in_review` are states beside the others. */
function isIn({ status, next, review }: EditorPageHead, wanted: string): boolean {
  if (wanted === 'scheduled') return next !== null;
  return wanted === 'in_review' ? review?.state === 'asked' : status === wanted;
}

/** Every word of the search stands in title or address. */
export function filterPages(pages: readonly EditorPageHead[], query: URLSearchParams): EditorPageHead[] {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const [status, audience] = [query.get('status'), query.get('audience')];
  const found = pages.filter((page) => {
    const text = `${page.title} ${page.slug}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (!status || isIn(page, status)) &&
      (!audience || page.audience === audience)
    );
  });
  return found.toSorted((a, b) => place(a) - place(b));
}
