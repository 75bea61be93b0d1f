/**
 * `npm run soak`: half an hour of guests and trade buyers on one process, and what it keeps in memory each minute. Flat
 * means that the second half keeps no more than a tenth above the first.
 */
import { createVisitor } from '#tests/factories/visitor.ts';
import { buildWhenStale } from '../../scripts/builds.mjs';
import { fireLoad } from './load.ts';
import { residentMb, startPGliteShop } from './run-shop.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 30);
/** Requests a second in all: a busy shop, not one at its limit. */
const rate = 60;

await buildWhenStale();
const shop = await startPGliteShop();
const [server] = shop.processes;
if (!server) throw new Error('No process');
try {
  const visitor = createVisitor({ baseUrl: shop.url, fetch: (request) => fetch(request) });
  const account = shop.accounts.find(({ role }) => role === 'trade buyer');
  if (!account) throw new Error('The sample has no trade buyer');
  await visitor.login({ body: { email: account.email, password: account.password } });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { items } = await visitor
    .listProducts({ query: { limit: 100 } })
    .then((answer) => (answer.ok ? answer.data : { items: [] }));
  const paths = ['/', '/c/bathroom', '/c/lighting', '/cart', '/me.data', ...items.map(({ href }) => href)];
  console.log(`minute 0: ${residentMb(server.pid)} MB`);
  const kept: number[] = [];
  for (let minute = 1; minute <= minutes; minute++) {
    // Half of them made anew, so that every part of the shop is at work.
    const requests = paths.flatMap((path) =>
      ['', cookie, `${cookie}; bypass=1`].map((sent) => ({
        path,
        headers: { accept: 'text/html', 'accept-encoding': 'br', ...(sent ? { cookie: sent } : {}) },
      })),
    );
    const { latencies, bad } = await fireLoad({
      url: shop.url,
      connections: 4,
      duration: 60,
      rate,
      requests,
    });
    kept.push(residentMb(server.pid));
    console.log(`minute ${minute}: ${kept.at(-1)} MB after ${latencies.length} requests, ${bad} bad`);
  }
  const half = Math.floor(kept.length / 2);
  const [before, after] = [Math.max(...kept.slice(0, half)), Math.max(...kept.slice(half))];
  const isFlat = after <= before * 1.1;
  console.log(
    `${isFlat ? 'FLAT' : 'GROWS'}: at most ${before} MB in the first half, ${after} MB in the second`,
  );
  process.exitCode = isFlat ? 0 : 1;
} finally {
  await shop.stop();
}
