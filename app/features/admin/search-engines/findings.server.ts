/** /admin/search-engines: what keeps pages, posts and products from being found. */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { findingKinds } from '#schemas/domain/content/finding.ts';

export async function loadFindings(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const kind = findingKinds.find((one) => one === asked.get('show')) ?? 'descriptions';
  const query = { kind, page: pageIn(asked) };
  return { kind, findings: unwrap('listFindings', await context.api.listFindings({ query })) };
}
