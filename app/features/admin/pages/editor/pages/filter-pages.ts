import type { EditorPageHead } from '#schemas/domain/content/editor.ts';

/** Every word of the search stands in title or address; `scheduled` is a state beside the others. */
export function filterPages(pages: readonly EditorPageHead[], query: URLSearchParams): EditorPageHead[] {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const [status, audience] = [query.get('status'), query.get('audience')];
  return pages.filter((page) => {
    const text = `${page.title} ${page.slug}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (!status || (status === 'scheduled' ? page.next !== null : page.status === status)) &&
      (!audience || page.audience === audience)
    );
  });
}
