import { useState } from 'react';
import { useSoftLinks } from './soft-links.tsx';

/** Read once: React may ask again after it has taken the part away. */
const read = new Map<string, string>();

function keptHtml(id: string): string {
  const html = read.get(id) ?? document.querySelector(`[data-kept="${CSS.escape(id)}"]`)?.innerHTML ?? '';
  read.set(id, html);
  return html;
}

/**
 * For an element whose inside a document may come with and leave the data of out (docs/decisions/0041-smaller-pages.md):
 * its attributes, and what stands beside it. `isKept` is true in the browser while there is no data; the HTML that the
 * server made is kept then, and its links are followed without a full load. `id` is the part's own on the page.
 */
export function useKept(id: string, isKept: boolean) {
  const [html] = useState(() => (isKept ? keptHtml(id) : ''));
  const { handlers, prefetch } = useSoftLinks();
  return {
    attributes: {
      'data-kept': id,
      suppressHydrationWarning: true,
      ...(isKept ? { ...handlers, dangerouslySetInnerHTML: { __html: html } } : {}),
    },
    prefetch: isKept ? prefetch : null,
  };
}
