/** A content page for this visitor: its published document, blocks loaded, and its questions for search engines. */
import type { AppLoadContext } from '@remix-run/node';
import { keepBlocks } from '#app/page-renderer/keep-blocks.server.ts';
import { loadBlocks } from '#app/page-renderer/load-page.server.ts';
import { movedOrMissing } from './moved.server.ts';
import { structuredQuestions } from './structured-questions.server.ts';

/** Throws the shop's 404 when no such page is published, and leads to the new address of one that moved. */
export async function loadPage(
  { api, log, cache, hasSession, isShared, isDocument, variant }: AppLoadContext,
  slug: string,
) {
  const result = await api.getPage({ params: { slug }, query: variant === null ? {} : { variant } });
  if (!result.ok) throw await movedOrMissing(api, 'page', slug);
  const { page, next_change, experiment } = result.data;
  const { blocks, references, tags, until } = await loadBlocks({
    published: result.data,
    api,
    log,
    hasSession,
    isShared,
  });
  cache.depend([`page:${slug}`, ...tags], next_change);
  cache.depend([], until);
  const questions = structuredQuestions(blocks);
  if (isDocument) keepBlocks(blocks);
  return {
    title: page.title,
    description: page.description,
    ...(page.share_image ? { share_image: page.share_image } : {}),
    ...(page.noindex ? { noindex: true } : {}),
    blocks,
    references,
    ...(experiment ? { experiment: experiment._id } : {}),
    /** For search engines; no page shows it. */
    questions,
  };
}
