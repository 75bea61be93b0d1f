/**
 * `npm run bench:editor`: the part of `npm run bench` about typing in the page editor, alone, BENCH_RUNS (3) times in one shop
 * that is left BENCH_SETTLE (20) seconds to draw its pictures. Ends with exit code 1 when a budget is broken.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWhenStale } from '../../scripts/builds.mjs';
import { measureEditor } from './editor.ts';
import { startPGliteShop } from './run-shop.ts';

const runs = Number(process.env.BENCH_RUNS ?? 3);
const settleMs = Number(process.env.BENCH_SETTLE ?? 20) * 1000;

await buildWhenStale();
const shop = await startPGliteShop();
try {
  await sleep(settleMs);
  for (let run = 1; run <= runs; run += 1)
    for (const { what, value, budget, ok } of await measureEditor(shop.url, shop.dataDir)) {
      console.log(`${what.padEnd(70)}  ${value.padEnd(34)}${ok ? 'PASS' : 'FAIL'} (${budget})`);
      if (!ok) process.exitCode = 1;
    }
} finally {
  await shop.stop();
}
