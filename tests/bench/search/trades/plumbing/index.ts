import type { Trade } from '../trade.ts';
import { products } from './products.ts';
import { firstQueries } from './queries-1.ts';
import { secondQueries } from './queries-2.ts';

/** A plumbing supply house: 500 products and 60 judged queries. */
export const plumbing: Trade = { name: 'plumbing', products, queries: [...firstQueries, ...secondQueries] };
