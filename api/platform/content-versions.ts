/**
 * Content versions: what page caches watch. A write bumps the tags it touched in its own transaction; after commit
 * this process hears at once, others through NOTIFY, and whoever missed that by reading again every few seconds.
 */
import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { type Database, type Executor, onCommit } from '#api/platform/database/database.ts';
import { NoticeListener } from '#api/platform/database/notices.ts';
import type { Tables } from '#api/platform/database/schema.ts';

const channel = 'content';
const rereadMs = 5000;
/** NOTIFY carries at most 8,000 bytes (docs/traps.md#page-cache); a longer list is said as "read again". */
const maxPayload = 7000;

/**
 * The tags that moved at or after `after`, and the sequence to ask with next time. A transaction that began before
 * the answer and commits after it is still found: its tags are answered until no older transaction is running.
 */
export async function readVersions(
  db: Executor,
  after: number,
): Promise<{ sequence: number; tags: string[] }> {
  const snapshot = await sql<{ oldest: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`.execute(db);
  const rows = await db.selectFrom('content_version').select('tag').where('sequence', '>=', after).execute();
  return { sequence: snapshot.rows[0]?.oldest ?? after, tags: rows.map((row) => row.tag) };
}

export class ContentVersions {
  #listeners = new Set<(tags: string[]) => void>();
  #database: Database;
  #log: Logger;
  #sequence = 0;
  #notices: NoticeListener;
  #timer: NodeJS.Timeout | null = null;

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
    this.#notices = new NoticeListener(
      { url: database.url, channel, log },
      {
        onNotice: (payload) => {
          if (payload) this.#tell(JSON.parse(payload) as string[]);
          else void this.#reread();
        },
        onConnect: () => this.#reread(),
      },
    );
  }

  /** Begins to listen to other processes; with PGlite there are none. */
  async start(): Promise<void> {
    if (this.#database.engine === 'pglite') return;
    this.#sequence = (await readVersions(this.#database.kysely, Number.MAX_SAFE_INTEGER)).sequence;
    await this.#notices.connect();
    this.#timer = setInterval(() => void this.#reread(), rereadMs);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#notices.stop();
  }

  /** Whether what other processes move is heard as it happens; what must not lag is not remembered meanwhile. */
  get isLive(): boolean {
    return this.#database.engine === 'pglite' || this.#notices.isListening;
  }

  onMove(listener: (tags: string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Moves the versions of `tags` with the transaction: nobody hears of it when it fails. */
  async bump(tx: Transaction<Tables>, tags: Iterable<string>): Promise<void> {
    const unique = [...new Set(tags)].sort();
    if (unique.length === 0) return;
    await tx
      .insertInto('content_version')
      .values(unique.map((tag) => ({ tag })))
      .onConflict((conflict) =>
        conflict.column('tag').doUpdateSet((row) => ({ sequence: row.ref('excluded.sequence') })),
      )
      .execute();
    if (this.#database.engine === 'postgres') {
      const payload = JSON.stringify(unique);
      await sql`select pg_notify(${channel}, ${payload.length > maxPayload ? '' : payload})`.execute(tx);
    }
    onCommit(tx, () => this.#tell(unique));
  }

  /** Says again here that `tags` moved: what was made from them meanwhile may be of before. */
  repeat(tags: string[]): void {
    this.#tell(tags);
  }

  #tell(tags: string[]): void {
    for (const listener of this.#listeners) listener(tags);
  }

  async #reread(): Promise<void> {
    try {
      const { sequence, tags } = await readVersions(this.#database.kysely, this.#sequence);
      this.#sequence = sequence;
      if (tags.length > 0) this.#tell(tags);
    } catch (error) {
      this.#log.warn({ err: error }, 'content versions could not be read');
    }
  }
}
