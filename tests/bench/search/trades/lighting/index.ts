import type { Trade } from '../trade.ts';
import { cansAndTrims } from './cans-and-trims.ts';
import { commercial } from './commercial.ts';
import { industrial } from './commercial-industrial.ts';
import { controls } from './controls.ts';
import { downlights } from './downlights.ts';
import { emergency } from './emergency.ts';
import { fans } from './fans.ts';
import { ledLamps } from './lamps-led.ts';
import { specialLedLamps } from './lamps-led-special.ts';
import { otherLamps } from './lamps-other.ts';
import { landscape } from './landscape.ts';
import { outdoor } from './outdoor-building.ts';
import { outdoorUtility } from './outdoor-utility.ts';
import { power } from './power.ts';
import { queries } from './queries.ts';
import { residential } from './residential.ts';
import { tapeAndTrack } from './tape-track.ts';

const products = [
  ...ledLamps,
  ...specialLedLamps,
  ...otherLamps,
  ...cansAndTrims,
  ...downlights,
  ...commercial,
  ...industrial,
  ...outdoor,
  ...outdoorUtility,
  ...landscape,
  ...emergency,
  ...power,
  ...controls,
  ...tapeAndTrack,
  ...fans,
  ...residential,
];

export const lighting: Trade = { name: 'lighting', products, queries };
