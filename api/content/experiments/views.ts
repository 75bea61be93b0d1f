import { pageHref } from '#api/content/pages/references.ts';
import { textOf } from '#api/content/pages/views.ts';
import type { ExperimentRow } from '#api/content/storage/experiments.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { Experiment, PageExperiment } from '#schemas/domain/content/experiment.ts';
import { firstText } from '#schemas/fields/first-text.ts';

const pageView = ({ page_id, title, slug, is_live }: ExperimentRow): Experiment['page'] => ({
  _id: page_id,
  title: textOf(title) || textOf(slug),
  slug,
  href: is_live && slug !== null ? pageHref(slug) : null,
});

function testedView(block: unknown): Experiment['tested'] {
  const { type, props } = (block ?? {}) as { type?: unknown; props?: unknown };
  if (typeof type !== 'string') return null;
  const definition = Object.hasOwn(blockRegistry, type) ? blockRegistry[type]?.definition : undefined;
  const title = definition ? firstText(definition.schema, props) : null;
  return { type, title: title && textOf(title) };
}

export const experimentView = (row: ExperimentRow): Experiment => ({
  _id: row.id,
  name: row.name,
  state: row.state,
  page: pageView(row),
  block: row.block,
  tested: testedView(row.tested),
  variant: row.variant_id,
  goal: row.goal,
  shares: row.shares,
  author: row.author,
  created_at: row.created_at,
  started_at: row.started_at,
  ended_at: row.ended_at,
  winner: row.winner,
  visitors: row.visitors,
});

export const pageExperimentView = (row: ExperimentRow): PageExperiment => ({
  _id: row.id,
  name: row.name,
  state: row.state,
  page: pageView(row),
  block: row.block,
  tested: testedView(row.tested),
  variant: row.variant_id,
});
