import type { Actor } from '#api/platform/context.ts';
import type { PriceGroup } from '#api/pricing/core/unit-price.ts';

/** Trade prices for people of an approved company, retail for everyone else. */
export const priceGroupOf = (actor: Actor): PriceGroup => (actor.companyApproved ? 'trade' : 'retail');
