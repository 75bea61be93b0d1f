/** Connections to PostgreSQL that keep their statements prepared (docs/decisions/0045-prepared-statements.md). */
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { changesTables, isOutdated, PreparedNames } from './prepared.ts';

/** Statements that a connection keeps. A plan takes some 10 to 100 KB of the server's memory. */
const most = 300;

class PreparingClient {
  #client: pg.PoolClient;
  #prepared = new Set<string>();
  /** Names that are given no more, to be freed on the server. */
  #forgotten: string[] = [];
  #names = new PreparedNames(most, (name) => this.#forgotten.push(name));

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (changesTables(text)) this.#names.clear();
    const name = this.#names.nameOf(text);
    if (name === null) return this.#send<Row>({ text, values: [...values] });
    // Only what is surely there: a statement that fails would end the transaction it is part of.
    for (const old of this.#forgotten.splice(0))
      if (this.#prepared.delete(old)) await this.#client.query(`deallocate ${old}`);
    try {
      const result = await this.#send<Row>({ name, text, values: [...values] });
      this.#prepared.add(name);
      return result;
    } catch (error) {
      if (!isOutdated(error)) throw error;
      this.#names.clear();
      // Another connection has changed the table. A transaction is over by now; it is tried again as a whole.
      return this.#send<Row>({ text, values: [...values] }).catch(() => {
        throw error;
      });
    }
  }

  async #send<Row>(statement: pg.QueryConfig): Promise<PostgresQueryResult<Row>> {
    return (await this.#client.query(statement)) as unknown as PostgresQueryResult<Row>;
  }

  get processID(): number | undefined {
    return (this.#client as pg.PoolClient & { processID?: number }).processID;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** The pool as Kysely uses it. What others ask of the pool itself is not prepared. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  } as PostgresPool;
}
