import type { TradeProduct } from '../trade.ts';
import { copper } from './copper.ts';
import { drains } from './drains.ts';
import { faucets } from './faucets.ts';
import { heaters } from './heaters.ts';
import { pex } from './pex.ts';
import { pipe } from './pipe.ts';
import { plasticAndIron } from './plastic-iron.ts';
import { pumpsAndHangers } from './pumps-hangers.ts';
import { suppliesAndTools } from './supplies-tools.ts';
import { supply } from './supply.ts';
import { toilets } from './toilets.ts';
import { valves } from './valves.ts';

export const products: readonly TradeProduct[] = [
  ...pipe,
  ...copper,
  ...pex,
  ...plasticAndIron,
  ...valves,
  ...supply,
  ...drains,
  ...toilets,
  ...faucets,
  ...heaters,
  ...pumpsAndHangers,
  ...suppliesAndTools,
];
