import type { TradeProduct } from '../trade.ts';
import { abrasives } from './abrasives.ts';
import { benchwork } from './benchwork.ts';
import { bits } from './bits.ts';
import { blades } from './blades.ts';
import { drills } from './drills.ts';
import { driving } from './driving.ts';
import { fastening } from './fastening.ts';
import { hand } from './hand.ts';
import { measuring } from './measuring.ts';
import { powerParts } from './power-parts.ts';
import { safety } from './safety.ts';
import { sanders } from './sanders.ts';
import { saws } from './saws.ts';
import { storage } from './storage.ts';

export const products: readonly TradeProduct[] = [
  ...drills,
  ...powerParts,
  ...saws,
  ...sanders,
  ...blades,
  ...abrasives,
  ...bits,
  ...driving,
  ...hand,
  ...benchwork,
  ...measuring,
  ...fastening,
  ...storage,
  ...safety,
];
