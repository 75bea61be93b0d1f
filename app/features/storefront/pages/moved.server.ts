/** An address of a page, post, project or person that leads nowhere. */
import { redirect } from '@remix-run/node';
import { gone, notFound } from '#app/shared/respond.server.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import { slugSchema } from '#schemas/domain/platform/ids.ts';

/** To be thrown: the way to where it is now, else the shop's 410 or 404 page. */
export async function movedOrMissing(api: ApiClient, kind: DocumentKind, slug: string) {
  if (!slugSchema.safeParse(slug).success) return notFound();
  const former = await api.getFormerPage({ params: { slug }, query: { kind } });
  if (!former.ok) return notFound();
  const { href, gone: isGone } = former.data;
  return href ? redirect(href, 301) : isGone ? gone() : notFound();
}
