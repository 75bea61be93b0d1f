/** How fast a dealer's file goes in, and what it takes: rows a second and the most memory, of one import of a new file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataOf } from '#tests/contract/tools.ts';
import { writeImportFile } from '#tests/factories/import-file.ts';
import { ended, upload } from '#tests/factories/imports.ts';
import { startStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

export type ImportFigures = { rows: number; seconds: number; rowsPerSecond: number; peakMb: number };

/** `databaseUrl`: an empty PostgreSQL database; PGlite in memory without one. */
export async function benchImport(options: { rows: number; databaseUrl?: string }): Promise<ImportFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  const store = await startStore(options.databaseUrl ? { databaseUrl: options.databaseUrl } : {});
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  try {
    const path = join(folder, 'catalogue.csv');
    await writeImportFile(path, options.rows);
    const who = createVisitor({
      baseUrl: 'http://store.internal',
      fetch: store.fetch,
      headers: { authorization: `Bearer ${store.operatorToken}` },
    });
    const { _id } = await upload(who, readFileSync(path));
    const began = performance.now();
    dataOf(await who.startImport({ params: { id: _id }, body: { dry_run: false } }));
    const run = await ended(who, _id);
    if (run.state !== 'done') throw new Error(`the import ended as ${run.state}: ${run.failure}`);
    const seconds = (performance.now() - began) / 1000;
    return {
      rows: options.rows,
      seconds,
      rowsPerSecond: Math.round(options.rows / seconds),
      peakMb: Math.round(peak / 1e6),
    };
  } finally {
    clearInterval(watch);
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
