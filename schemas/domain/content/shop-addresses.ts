/** The addresses that the shop answers: for telling a link that somebody typed from one that leads nowhere. */

/** What must be there for an address to lead anywhere; `any` is told by nobody but who opens it. */
export type AddressPart =
  | 'category'
  | 'vendor'
  | 'tag'
  | 'collection'
  | 'product'
  | 'page'
  | 'post'
  | 'project'
  | 'person'
  | 'any';

/** ":product" stands for one step, "*" for whatever follows. A test holds them to the routes there are. */
export const shopAddresses: readonly string[] = [
  '/',
  '/a/*',
  '/addtt3',
  '/admin/*',
  '/ask/:product',
  '/blog',
  '/blog/:post',
  '/blog/atom.xml',
  '/blog/rss.xml',
  '/c/:category',
  '/c/:category/:category',
  '/cart',
  '/cart/estimate',
  '/cart/estimate.pdf',
  '/cart/lines',
  '/cart/share',
  '/cart/shared/:any',
  '/categories/:category',
  '/checkout',
  '/checkout/billing',
  '/checkout/card',
  '/checkout/lien',
  '/checkout/payment',
  '/checkout/review',
  '/checkout/save',
  '/checkout/success/:any',
  '/col/:collection',
  '/compare',
  '/confirm-email',
  '/contact',
  '/delivery',
  '/disclaimer',
  '/favorites',
  '/favorites/shared/:any',
  '/locations',
  '/login',
  '/login/code',
  '/logout',
  '/maps',
  '/maps/locations',
  '/maps/places',
  '/maps/warehouse/:any',
  '/me',
  '/newsletter',
  '/offer',
  '/offline',
  '/order-lookup',
  '/order-lookup/:any',
  '/order-lookup/:any/pdf',
  '/p/:product',
  '/p/combination/:product',
  '/p/custom/:product',
  '/page/:page',
  '/pay/:any',
  '/portfolio',
  '/portfolio/:project',
  '/preview/:any',
  '/preview/blocks',
  '/preview/shop',
  '/preview/weight',
  '/privacy',
  '/quick-order',
  '/register',
  '/reset-password',
  '/review/:product',
  '/s/:category',
  '/search',
  '/search/suggest',
  '/setup',
  '/site.webmanifest',
  '/stock-alerts',
  '/t/:tag',
  '/team',
  '/team/:person',
  '/trade-register',
  '/v',
  '/v/:vendor',
  '/warehouse',
  '/watch',
];

/** Answered by no route: files, calls, and addresses that moved under /a. */
const others: readonly string[] = [
  '/api/*',
  '/pictures/*',
  '/media/*',
  '/share/*',
  '/drawings/*',
  ...'profile settings orders invoices credit-memos jobs pay-bill payments proposals'
    .split(' ')
    .map((name) => `/${name}/*`),
];

type Pattern = readonly string[];
const stepsOf = (path: string): string[] => path.split('/').filter(Boolean);
const patterns: readonly Pattern[] = [...shopAddresses, ...others]
  .map(stepsOf)
  // What is said by name comes before what is said by kind: "/blog/rss.xml" is no post.
  .toSorted((a, b) => a.filter(isOpen).length - b.filter(isOpen).length);

function isOpen(step: string): boolean {
  return step.startsWith(':') || step === '*';
}

function fits(pattern: Pattern, steps: readonly string[]): boolean {
  const isPrefix = pattern.at(-1) === '*';
  const named = isPrefix ? pattern.slice(0, -1) : pattern;
  return (
    (isPrefix ? steps.length >= named.length : steps.length === named.length) &&
    named.every((step, at) => step.startsWith(':') || step === steps[at])
  );
}

const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

/** What an address of the shop needs to be there: nothing, some words by kind, or null where no route answers it. */
export function needsOf(path: string): { part: Exclude<AddressPart, 'any'>; word: string }[] | null {
  const steps = stepsOf(path).map(decoded);
  // A file has no route, and no page is called like one.
  if (/\.[a-z0-9]{2,5}$/i.test(steps.at(-1) ?? '')) return [];
  const pattern = patterns.find((one) => fits(one, steps));
  if (!pattern) return null;
  return pattern.flatMap((step, at) => {
    const part = step.slice(1) as AddressPart;
    return step.startsWith(':') && part !== 'any' ? [{ part, word: steps[at] ?? '' }] : [];
  });
}
