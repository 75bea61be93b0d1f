/**
 * Pages as files a person can edit:
 *   npm run pages:export [-- FOLDER]    writes every published page to FOLDER (./pages)
 *   npm run pages:check [-- FILE…]      validates without a store (the sample's pages by default)
 *   npm run pages:import -- FILE…       validates and publishes; one bad file and nothing of it is published
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '#app/shared/problem-sentences.ts';
import { readDocumentFile } from '#blocks/document-file.ts';
import { validateDocument } from '#blocks/validate-document.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { type Audience, audiences } from '#schemas/domain/content/page.ts';
import { withOperator } from './operator.ts';

type FieldErrors = Record<string, string[]>;

function report(file: string, errors: FieldErrors): void {
  for (const [pointer, messages] of Object.entries(errors)) {
    for (const message of messages) console.error(`${file}: ${pointer}: ${message}`);
  }
}

/** A file's document; undefined, and said where, when it has none. */
function readDocument(file: string): DraftDocument | undefined {
  const read = readDocumentFile(readFileSync(file));
  if (read.ok) return read.document;
  report(file, sentencesOf(read.errors));
  return undefined;
}

function check(files: string[]): boolean {
  let good = true;
  for (const file of files) {
    const document = readDocument(file);
    const result = document === undefined ? null : validateDocument(document);
    if (result && !result.ok) report(file, sentencesOf(result.errors));
    if (result?.ok) console.log(`${file}: good`);
    else good = false;
  }
  return good;
}

const nameOf = (page: { slug: string; audience: Audience }) =>
  page.audience === 'guest' ? `${page.slug}.json` : `${page.slug}.${page.audience}.json`;

async function exportPages(folder: string): Promise<boolean> {
  return withOperator(async (api) => {
    const result = await api.listPages();
    if (!result.ok) throw new Error(result.problem.message);
    mkdirSync(folder, { recursive: true });
    for (const { page } of result.data) {
      const file = join(folder, nameOf(page));
      writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
      console.log(file);
    }
    return true;
  });
}

/** The address a document is published at; what is wrong with it is said by the API. */
function targetOf({ slug, audience }: DraftDocument): { slug: string; audience: Audience } {
  return {
    slug: typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : 'unnamed',
    audience: audiences.find((known) => known === audience) ?? 'guest',
  };
}

async function importPages(files: string[]): Promise<boolean> {
  return withOperator(async (api) => {
    let good = true;
    for (const file of files) {
      const document = readDocument(file);
      if (document === undefined) {
        good = false;
        continue;
      }
      const { slug, audience } = targetOf(document);
      const result = await api.publishPage({
        params: { slug },
        query: { audience },
        body: document,
      });
      if (result.ok) {
        console.log(`${file}: published as ${slug} (${audience}), revision ${result.data.revision}`);
        continue;
      }
      good = false;
      report(file, result.problem.fieldErrors ?? { '/': [result.problem.message] });
    }
    return good;
  });
}

function sampleFiles(): string[] {
  const folder = 'api/sample/pages';
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

const [verb, ...files] = process.argv.slice(2);
const run = {
  check: async () => check(files.length > 0 ? files : sampleFiles()),
  export: () => exportPages(files[0] ?? './pages'),
  import: () => {
    if (files.length === 0)
      throw new Error('Name the files to import: npm run pages:import -- pages/home.json');
    return importPages(files);
  },
}[verb ?? ''];
if (!run) throw new Error('usage: pages check|export|import [FILE…]');
run().then(
  (good) => {
    process.exitCode = good ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
