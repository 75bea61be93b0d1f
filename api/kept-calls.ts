/**
 * The calls whose answers are the same for a whole segment at a warehouse, and the content versions that each answer
 * follows from. Nothing that depends on the person, and nothing that depends on the clock without saying until when.
 */
import type { CallOutput } from '#schemas/contract/call.ts';
import type { CallName, Contract } from '#schemas/contract/contract.ts';
import { anyProduct, type Provenance } from './platform/kept-answers.ts';

type KeptCalls = { [K in CallName]?: (answer: CallOutput<Contract[K]>) => Provenance };

const following =
  (...tags: string[]) =>
  (): Provenance => ({ tags, until: null });

/** A moment as an answer names it. */
const untilOf = (next: string | null): number | null => (next ? Date.parse(next) : null);

const pageProvenance = ({ page, next_change }: CallOutput<Contract['getPage']>): Provenance => ({
  tags: [`page:${page.slug}`, 'pages', 'catalog', 'site'],
  until: untilOf(next_change),
});

export const keptCalls: KeptCalls = {
  getSite: following('site'),
  listCategories: following('catalog'),
  listVendors: following('catalog'),
  listTags: following('catalog'),
  listCollections: following('catalog'),
  listFilters: following('catalog'),
  getFeatured: following('catalog', 'site'),
  listProducts: following('catalog', anyProduct),
  getProduct: ({ _id, slots }) => ({
    tags: [
      'catalog',
      'site',
      `product:${_id}`,
      ...new Set(slots.flatMap(({ products }) => products.map((part) => `product:${part._id}`))),
    ],
    until: null,
  }),
  suggestSearch: following('catalog', anyProduct),
  listCompanions: following('catalog', 'site', anyProduct),
  completeKit: following('catalog', 'site', anyProduct),
  suggestProducts: following('catalog', anyProduct),
  listReviews: following('catalog', anyProduct),
  listQuestions: following('catalog', anyProduct),
  getPage: pageProvenance,
  getNavigation: pageProvenance,
  listRunningExperiments: following('experiments', 'pages'),
  listProjects: following('projects'),
  getProject: following('projects', 'people', 'catalog', anyProduct),
  listPosts: ({ next_change }) => ({ tags: ['posts', 'people'], until: untilOf(next_change) }),
  getPost: ({ next_change }) => ({ tags: ['posts', 'people'], until: untilOf(next_change) }),
  listCatalogParts: following('catalog', anyProduct),
  listContentParts: ({ next_change }) => ({
    tags: ['pages', 'posts', 'projects', 'people'],
    until: untilOf(next_change),
  }),
  listPeople: following('people'),
  getPerson: ({ next_change }) => ({ tags: ['people', 'posts', 'projects'], until: untilOf(next_change) }),
};

/** Whether answers to a call are kept. */
export const isKeptCall = (name: CallName): boolean => Object.hasOwn(keptCalls, name);
