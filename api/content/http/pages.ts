import { getFormerPage } from '#api/content/pages/get-former-page.ts';
import { getPage } from '#api/content/pages/get-page.ts';
import { listPages, publishPage } from '#api/content/pages/publish-page.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { pageCalls } from '#schemas/contract/content/pages.ts';

export const pageHandlers: HandlersOf<typeof pageCalls> = {
  getPage: (context, { params, query }) => getPage(context, params.slug, query.variant),
  getFormerPage: (context, { params, query }) => getFormerPage(context, query.kind, params.slug),
  getNavigation: (context) => getPage(context, 'navigation'),
  listPages: (context) => listPages(context),
  publishPage: (context, { params, query, body }) => publishPage(context, { ...params, ...query }, body),
};
