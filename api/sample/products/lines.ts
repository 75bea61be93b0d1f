import { bath } from './bath.ts';
import { cabinets, kitchens } from './cabinets.ts';
import { faucets } from './faucets.ts';
import { furniture } from './furniture.ts';
import { lighting } from './lighting.ts';

export const lines = [...faucets, ...bath, ...cabinets, ...kitchens, ...lighting, ...furniture];
