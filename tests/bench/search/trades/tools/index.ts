import type { Trade } from '../trade.ts';
import { products } from './products.ts';
import { queriesOne } from './queries-one.ts';
import { queriesTwo } from './queries-two.ts';

/** Hand and power tools, blades and bits, measuring, fastening, storage and safety, as a US distributor sells them. */
export const tools: Trade = { name: 'tools', products, queries: [...queriesOne, ...queriesTwo] };
