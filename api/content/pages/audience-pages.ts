import type { Audience } from '#schemas/domain/content/page.ts';

/** Whose page is shown when there is none of one's own. */
export const fallbacks: Record<Audience, Audience[]> = {
  guest: ['guest'],
  customer: ['customer', 'guest'],
  company: ['company', 'customer', 'guest'],
};
