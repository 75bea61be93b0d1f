/**
 * The catalog as files:
 *   npm run catalog:import -- FILE… [--dry-run] [--trade-off PERCENT] [--pictures FOLDER|ZIP] [--errors FILE]
 *   npm run catalog:export -- FORMAT [FILE]     own, jsonl, shopify, shopify_inventory, woocommerce
 * FILE may be a ZIP of a catalog file and the pictures that it names. An import that was broken off goes on where it
 * stood when its file is named again; one that went through changes nothing the second time. Exits with 1 when a row
 * was refused.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ApiClient, ApiResult } from '#schemas/contract/client.ts';
import { exportFormats, type ImportDetail } from '#schemas/domain/catalog/import.ts';
import { type Download, withOperator } from './operator.ts';

const usage = `usage: npm run catalog:import -- FILE… [--dry-run] [--trade-off PERCENT] [--pictures FOLDER|ZIP] [--errors FILE]
       npm run catalog:export -- FORMAT [FILE]
  FILE is a .csv, .tsv, .txt, .jsonl or .ndjson, or a ZIP of one such file and the pictures that it names by path or
  file name; --pictures is a folder or a ZIP beside it
  FORMAT is one of ${exportFormats.join(', ')}`;
const pollMs = 300;
const shownProblems = 20;

function dataOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.data;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** One line, written over itself in a terminal. */
function progress(file: string, run: ImportDetail, began: { at: number; position: number }): void {
  const seconds = (Date.now() - began.at) / 1000;
  const rate = seconds > 0 ? (run.position - began.position) / seconds : 0;
  const share = run.rows > 0 ? run.position / run.rows : 0;
  const left = rate > 0 ? clock((run.rows - run.position) / rate) : '–:––';
  const bar = '█'.repeat(Math.round(share * 24)).padEnd(24, '░');
  const line = `${file} ${bar} ${run.position} of ${run.rows} rows, ${Math.round(rate)} rows/s, ${left} left`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`);
  else process.stderr.write(`${line}\n`);
}

async function follow(api: ApiClient, file: string, first: ImportDetail): Promise<ImportDetail> {
  const began = { at: Date.now(), position: first.position };
  let run = first;
  let shown = -1;
  while (run.state === 'running') {
    await sleep(pollMs);
    run = dataOf(await api.getImport({ params: { id: run._id } }));
    if (run.position !== shown) progress(file, run, began);
    shown = run.position;
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  return run;
}

function report(file: string, run: ImportDetail): void {
  const counts = run.dry_run ? (run.checked ?? run.counts) : run.counts;
  const verb = run.dry_run ? 'would be ' : '';
  console.log(
    `${file}: ${run.format}, ${run.encoding}: ${verb}created ${counts.created}, changed ${counts.changed}, left ${counts.left}, refused ${counts.refused}; ${counts.errors} errors, ${counts.warnings} warnings`,
  );
  for (const { row, column, value, reason } of run.problems.slice(0, shownProblems))
    console.error(
      `${file}: row ${row}${column ? `, ${column}` : ''}${value ? ` “${value}”` : ''}: ${reason}`,
    );
  const more = counts.errors + counts.warnings - Math.min(run.problems.length, shownProblems);
  if (more > 0) console.error(`${file}: and ${more} more; --errors FILE writes all of them`);
  if (run.failure) console.error(`${file}: ${run.failure}`);
}

type Values = { 'dry-run': boolean; 'trade-off'?: string; pictures?: string; errors?: string };

async function importFile(
  api: ApiClient,
  download: Download,
  path: string,
  values: Values,
): Promise<boolean> {
  const file = basename(path);
  await stat(path);
  if (values.pictures) await stat(values.pictures);
  const body = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  const uploaded = dataOf(await api.uploadImport({ query: { name: file }, file: body }));
  if (!uploaded.format) {
    console.error(
      `${file}: its columns are unknown; say at /admin/catalog/import/${uploaded._id} what they are`,
    );
    console.error(`  ${uploaded.headers.join(', ')}`);
    return false;
  }
  const percent = Number(values['trade-off'] ?? 0);
  if (!(percent >= 0 && percent <= 90)) throw new Error('--trade-off is a percentage from 0 to 90');
  const options = {
    trade_off_bps: Math.round(percent * 100),
    ...(values.pictures ? { picture_folder: resolve(values.pictures) } : {}),
  };
  const params = { id: uploaded._id };
  const run = await follow(
    api,
    file,
    dataOf(await api.startImport({ params, body: { dry_run: values['dry-run'], options } })),
  );
  report(file, run);
  if (values.errors && run.problems.length > 0)
    await pipeline(await download(`/api/v1/imports/${run._id}/errors`), createWriteStream(values.errors));
  const counts = run.dry_run ? run.checked : run.counts;
  return run.state !== 'failed' && run.state !== 'cancelled' && counts?.errors === 0;
}

async function importFiles(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'trade-off': { type: 'string' },
      pictures: { type: 'string' },
      errors: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error(usage);
  return withOperator(async (api, download) => {
    let good = true;
    for (const path of positionals) good = (await importFile(api, download, path, values as Values)) && good;
    return good;
  });
}

async function exportFile([format, path]: string[]): Promise<boolean> {
  if (!exportFormats.some((known) => known === format)) throw new Error(usage);
  return withOperator(async (_api, download) => {
    const text = await download(`/api/v1/catalog-files/${format}`);
    await pipeline(text, path ? createWriteStream(path) : process.stdout, { end: Boolean(path) });
    return true;
  });
}

const [verb, ...rest] = process.argv.slice(2);
const run = { import: () => importFiles(rest), export: () => exportFile(rest) }[verb ?? ''];
(run ? run() : Promise.reject(new Error(usage))).then(
  (good) => {
    process.exitCode = good ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
