/**
 * Stored pages whose blocks are of an older version, brought to today's. They are shown right without it (old blocks
 * are migrated in memory); this writes it down.
 *   npm run blocks:migrate -- --dry-run   which pages it would change, and how; drafts and what is published
 *   npm run blocks:migrate                saves it as drafts, to be looked at and published
 */
import { type BlockMigration, migrateDocument } from '#blocks/migrate-document.ts';
import type { ApiClient, ApiResult } from '#schemas/contract/client.ts';
import { withOperator } from './operator.ts';

function dataOf<T>(result: ApiResult<T>): T {
  if (!result.ok) throw new Error(result.problem.message);
  return result.data;
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120));

function report(what: string, migrations: BlockMigration[]): void {
  for (const { pointer, type, from, to, fields, errors } of migrations) {
    console.log(`${what}: ${pointer} ${type} v${from} -> v${to}`);
    for (const field of fields)
      console.log(`  ${field.pointer}: ${shown(field.before)} -> ${shown(field.after)}`);
    for (const [at, messages] of Object.entries(errors)) console.log(`  ! ${at}: ${messages.join(', ')}`);
  }
}

/** True when nothing is in the way: every old block of it becomes a valid new one. */
async function migratePage(api: ApiClient, id: string, isDry: boolean): Promise<boolean> {
  const { draft, published, slug, audience } = dataOf(await api.getEditorPage({ params: { id } }));
  const name = `${slug} (${audience})`;
  const live = published ? migrateDocument(published.document).migrations : [];
  report(`${name}, published`, live);
  const { document, migrations } = migrateDocument(draft.document);
  report(`${name}, draft`, migrations);
  if (!isDry && document !== draft.document) {
    dataOf(await api.saveDraft({ params: { id }, body: { document, revision: draft.revision } }));
    console.log(`${name}: the draft was saved, publish it when it is right`);
  }
  return [...live, ...migrations].every(({ errors }) => Object.keys(errors).length === 0);
}

const isDry = process.argv.includes('--dry-run');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--dry-run');

async function run(): Promise<boolean> {
  if (unknown.length > 0) throw new Error('usage: npm run blocks:migrate -- [--dry-run]');
  return withOperator(async (api) => {
    let good = true;
    const pages = dataOf(await api.listEditorPages());
    for (const { _id } of pages) good = (await migratePage(api, _id, isDry)) && good;
    console.log(`${pages.length} pages were looked at.`);
    return good;
  });
}

run().then(
  (good) => {
    process.exitCode = good ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
