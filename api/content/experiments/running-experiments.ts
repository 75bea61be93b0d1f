/** GET /api/v1/experiments: what the storefront needs to give each visitor a variant. */
import { fallbacks } from '#api/content/pages/audience-pages.ts';
import { pageHref } from '#api/content/pages/references.ts';
import { findRunning } from '#api/content/storage/experiments.ts';
import { findPublishedPages } from '#api/content/storage/pages.ts';
import type { Context } from '#api/platform/context.ts';
import type { RunningExperiment, Shares } from '#schemas/domain/content/experiment.ts';
import { audiences } from '#schemas/domain/content/page.ts';

/** The content version of who is given which variant. */
export const experimentsTag = 'experiments';

async function readRunning(context: Pick<Context, 'database'>): Promise<RunningExperiment[]> {
  const db = context.database.kysely;
  const rows = await findRunning(db);
  return Promise.all(
    rows.flatMap(({ id, shares, slug, audience }) => {
      if (slug === null || audience === null) return [];
      const seen = async () => {
        const pages = new Set((await findPublishedPages(db, slug)).map((page) => page.audience));
        const own = audiences.map((viewer) => {
          const shown = fallbacks[viewer].find((candidate) => pages.has(candidate));
          return [viewer, shown === audience ? shares[viewer] : 0] as const;
        });
        return { _id: id, path: pageHref(slug), shares: Object.fromEntries(own) as Shares };
      };
      return [seen()];
    }),
  );
}

/** Those that run, from memory until one begins or ends or a page is published. */
export const runningExperiments = (
  context: Pick<Context, 'database' | 'memo'>,
): Promise<RunningExperiment[]> =>
  context.memo.get('running-experiments', [experimentsTag, 'pages'], () => readRunning(context));
