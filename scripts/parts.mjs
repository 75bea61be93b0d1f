/**
 * The parts that checks and tests are made of: each is timed, and a table at the end says what became of it. With the
 * variable PARTS_FILE, results are collected there over several commands, and `node scripts/parts.mjs` prints the table.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { capture } from './steps.mjs';

/**
 * @typedef {{ code: number, output?: string }} Outcome An exit code; -1 when the part could not be checked.
 * @typedef {{ name: string, command: [string, ...string[]], env?: Record<string, string> }
 *   | { name: string, check: () => Outcome | Promise<Outcome> }} Part
 * @typedef {{ name: string, result: 'passed' | 'FAILED' | 'NOT CHECKED', ms: number,
 *   failures?: string[] }} Result
 */

const file = process.env.PARTS_FILE;
/** @type {Result[]} */
const results = [];

/** Runs a part that prints as it goes. */
export async function runPart(/** @type {Part} */ part) {
  console.log(`\n── ${part.name}`);
  const began = Date.now();
  if ('check' in part) {
    const outcome = await part.check();
    if (outcome.output) console.log(outcome.output);
    record(part.name, outcome, began);
  } else {
    const [command, ...args] = part.command;
    record(part.name, await capture(command, args, { env: part.env ?? {}, echo: true }), began);
  }
}

/**
 * Runs parts three at a time in their order, so that two cores have work while one waits; one that comes `after` another
 * waits for it. What a part printed is shown when it is done.
 */
export async function runBeside(/** @type {(Part & { after?: string })[]} */ parts) {
  const waiting = [...parts];
  /** @type {Map<string, Promise<void>>} */
  const begun = new Map();
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if (part.after) await begun.get(part.after);
      const running = runQuietly(part);
      begun.set(part.name, running);
      await running;
    }
  };
  await Promise.all([lane(), lane(), lane()]);
}

async function runQuietly(/** @type {Part} */ part) {
  const began = Date.now();
  const [command, ...args] = 'command' in part ? part.command : [''];
  const outcome =
    'check' in part ? await part.check() : await capture(command, args, part.env ? { env: part.env } : {});
  console.log(`\n── ${part.name}\n${(outcome.output ?? '').trimEnd()}`);
  record(part.name, outcome, began);
}

/**
 * @param {string} name
 * @param {Outcome} outcome
 * @param {number} began
 */
function record(name, { code, output = '' }, began) {
  /** @type {Result} */
  const result = {
    name,
    result: code === 0 ? 'passed' : code === -1 ? 'NOT CHECKED' : 'FAILED',
    ms: Date.now() - began,
    ...(code > 0 && { failures: failuresIn(output) }),
  };
  results.push(result);
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
}

/** How Vitest, Playwright, TypeScript and the import rules begin to tell of something that failed. */
const headings = /^(FAIL |\d+\) \[chromium\] › )|error TS\d|^error \S+: /;
const linesOfEach = 12;

/** What failed, each once and with the first lines of why; eight at most. Whoever reads a long run may see its end alone. */
function failuresIn(/** @type {string} */ output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  /** @type {Map<string, string>} */
  const named = new Map();
  for (const [index, line] of lines.entries()) {
    if (!headings.test(line) || named.has(line)) continue;
    const why = lines.slice(index + 1, index + 1 + linesOfEach);
    const end = why.findIndex((next) => headings.test(next) || /^(attachment #|⎯)/.test(next));
    const told = [line, ...(end < 0 ? why : why.slice(0, end)).map((next) => `    ${next.slice(0, 300)}`)];
    named.set(line, told.join('\n  '));
  }
  const all = [...named.values()];
  return all.length > 8 ? [...all.slice(0, 8), `and ${all.length - 8} more`] : all;
}

/** Prints the table, unless another command does it, and ends this process: with 1 when a part failed. */
export function finish() {
  if (!file) printTable(results);
  process.exit(results.some(({ result }) => result === 'FAILED') ? 1 : 0);
}

/** What failed by name, then a line for each part: the last thing that a long run prints. @param {Result[]} all */
function printTable(all) {
  for (const { name, failures = [] } of all)
    if (failures.length > 0) console.log(`\nFailed in ${name}:\n  ${failures.join('\n  ')}`);
  console.log('');
  const width = Math.max(...all.map(({ name }) => name.length));
  for (const { name, result, ms } of all) {
    const seconds = Math.round(ms / 1000);
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    console.log(`${result.padEnd(12)} ${name.padEnd(width)} ${time.padStart(6)}`);
  }
  const count = (/** @type {string} */ wanted) => all.filter(({ result }) => result === wanted).length;
  if (count('NOT CHECKED') > 0) console.log(`\n${count('NOT CHECKED')} NOT CHECKED, see above`);
  // Once more without the reasons: a reader of no more than the table learns what to run.
  const failed = all.flatMap(({ failures = [] }) => failures.map((told) => told.split('\n', 1)[0] ?? ''));
  if (failed.length > 0) console.log(`\n${failed.map((line) => line.slice(0, 200)).join('\n')}`);
  console.log(`\n${count('passed')} passed, ${count('FAILED')} failed`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && file) {
  /** @type {Result[]} */
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  printTable(all);
  process.exitCode = all.some(({ result }) => result === 'FAILED') ? 1 : 0;
}
