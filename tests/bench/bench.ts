/**
 * `npm run bench`: what the built shop weighs and how fast it answers, on a store of its own. Speed is judged here and
 * never in a timed test. Ends with exit code 1 when a budget is broken.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { buildWhenStale, serverProgram } from '../../scripts/builds.mjs';
import { findBrowser, missingBrowser } from '../../scripts/find-browser.mjs';
import { root } from '../../scripts/steps.mjs';
import { watchContext } from '../setup/e2e.ts';
import { keystrokeBudget, measureTyping, previewBudget } from './editor.ts';
import { measureQuickOrder, quickOrderBudget } from './quick-order.ts';

/** KB of JavaScript (gzip) before a page is touched. */
const scriptBudget = 112;
/** How many times faster a kept page must be than the same one rendered. */
const ratioBudget = 20;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);

type Row = { what: string; value: string; budget?: string; ok?: boolean };
const rows: Row[] = [];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function startShop(): Promise<{ url: string; dataDir: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [serverProgram()], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      API_URL: '',
      PUBLIC_URL: '',
    },
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    if (tries > 300 || server.exitCode !== null) throw new Error('The shop did not start');
    await sleep(100);
  }
  return {
    url,
    dataDir,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a first visit to a page loads, and whether anything on it moves. */
async function measurePage(name: string, url: string): Promise<void> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error(missingBrowser);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const seen: string[] = [];
    await watchContext(context, new URL(url).origin, seen);
    await context.addInitScript(() => {
      const store = globalThis as unknown as { layoutShift: number };
      store.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
          if (!entry.hadRecentInput) store.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    const scripts: Promise<[string, number]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(
        response
          .body()
          .then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await sleep(1000);
    const sizes = await Promise.all(scripts);
    const kilobytes = sizes.reduce((sum, [, size]) => sum + size, 0) / 1024;
    // Below the fold too: what comes late must not move anything.
    await page.mouse.wheel(0, 6000);
    await sleep(1500);
    const shift = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
    rows.push({
      what: `${name}: JavaScript, KB gzip`,
      value: kilobytes.toFixed(1),
      budget: `≤ ${scriptBudget}`,
      ok: kilobytes <= scriptBudget,
    });
    for (const [file, size] of sizes.sort((a, b) => b[1] - a[1]).slice(0, 6)) {
      rows.push({ what: `  ${file}`, value: (size / 1024).toFixed(1) });
    }
    rows.push({ what: `${name}: layout shift (CLS)`, value: shift.toFixed(4), budget: '0', ok: shift === 0 });
    const kinds: [string, RegExp][] = [
      ['CSP violations', /CSP violation|Content Security Policy/],
      ['requests to other hosts', /^request to another host/],
    ];
    for (const [what, pattern] of kinds) {
      const count = seen.filter((problem) => pattern.test(problem)).length;
      rows.push({ what: `${name}: ${what}`, value: String(count), budget: '0', ok: count === 0 });
    }
    const messages = seen.filter((problem) => !/^request to another host/.test(problem));
    rows.push({
      what: `${name}: console messages`,
      value: String(messages.length),
      budget: '0',
      ok: messages.length === 0,
    });
    for (const problem of seen) console.log(problem);
  } finally {
    await browser.close();
  }
}

async function load(what: string, url: string, headers: Record<string, string> = {}): Promise<number> {
  const run = (duration: number) =>
    autocannon({
      url,
      connections: 10,
      duration,
      headers: { 'accept-encoding': 'br', accept: 'text/html', ...headers },
    });
  await run(2);
  const result = await run(seconds);
  const perSecond = result.requests.total / result.duration;
  const bad = result.non2xx + result.errors + result.timeouts;
  rows.push({
    what,
    value: `${perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond)}/s  p50 ${result.latency.p50} ms  p99 ${result.latency.p99} ms`,
    ...(bad > 0 ? { budget: `${bad} bad answers`, ok: false } : {}),
  });
  return perSecond;
}

await buildWhenStale();
const shop = await startShop();
try {
  await measurePage('home', shop.url);
  await measurePage('listing', `${shop.url}/c/bathroom`);
  await measurePage('listing, narrowed', `${shop.url}/c/bathroom?filter=Finish.Matte+Black&stock=1`);
  await measurePage('product', `${shop.url}/p/marlowe-pedestal-sink`);
  await measurePage('product, kit', `${shop.url}/p/combination/tidewater-vanity-suite`);
  // The pictures of the home page are drawn ahead meanwhile; that must not be measured.
  await sleep(Number(process.env.BENCH_SETTLE ?? 20) * 1000);
  const { p50, p95, previewP50, previewP95, busy } = await measureTyping(shop.url, shop.dataDir);
  rows.push({
    what: 'editor, 40 blocks of 200 KB: ms a keystroke',
    value: `p50 ${p50.toFixed(0)}  p95 ${p95.toFixed(0)}  thread ${busy.toFixed(0)}`,
    budget: `p95 ≤ ${keystrokeBudget}`,
    ok: p95 <= keystrokeBudget,
  });
  rows.push({
    what: 'the same: ms from a key to the preview that shows it',
    value: `p50 ${previewP50.toFixed(0)}  p95 ${previewP95.toFixed(0)}`,
    budget: `p95 ≤ ${previewBudget}`,
    ok: previewP95 <= previewBudget,
  });
  const { check, add } = await measureQuickOrder(shop.url);
  rows.push({
    what: 'quick order, 1,000 rows: ms to check them',
    value: `p50 ${check.p50.toFixed(0)}  p95 ${check.p95.toFixed(0)}`,
    budget: `p95 ≤ ${quickOrderBudget.check}`,
    ok: check.p95 <= quickOrderBudget.check,
  });
  rows.push({
    what: 'the same: ms to put them into a cart',
    value: `p50 ${add.p50.toFixed(0)}  p95 ${add.p95.toFixed(0)}`,
    budget: `p95 ≤ ${quickOrderBudget.add}`,
    ok: add.p95 <= quickOrderBudget.add,
  });
  const rendered = await load('home, rendered for each visitor', `${shop.url}/`, { cookie: 'bypass=1' });
  const kept = await load('home, from memory', `${shop.url}/`);
  const ratio = rendered > 0 ? kept / rendered : 0;
  rows.push({
    what: 'from memory : rendered',
    value: `${ratio.toFixed(1)}×`,
    budget: `≥ ${ratioBudget}×`,
    ok: ratio >= ratioBudget,
  });
  for (const path of ['/api/v1/site', '/api/v1/versions?after=0', '/healthz'])
    await load(path, `${shop.url}${path}`);
} finally {
  await shop.stop();
}

const width = Math.max(...rows.map(({ what }) => what.length));
for (const { what, value, budget, ok } of rows) {
  console.log(
    `${what.padEnd(width)}  ${value.padEnd(34)}${budget ? `${ok ? 'PASS' : 'FAIL'} (${budget})` : ''}`,
  );
}
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(
  join(root, 'build/bench.json'),
  `${JSON.stringify({ node: process.version, seconds, rows }, null, 2)}\n`,
);
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
