/**
 * Statements on PGlite. Its own `query` parses and plans each one anew and crosses into WebAssembly six times; a prepared
 * one is bound and run in one crossing (docs/decisions/0045-prepared-statements.md).
 */
import { type PGlite, protocol } from '@electric-sql/pglite';
import { changesTables, isOutdated, PreparedNames } from './prepared.ts';

const { serialize } = protocol;

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];
type Columns = { name: string; parse: ((text: string) => unknown) | undefined }[];
type Statement = { parameterTypes: number[]; columns: Columns };
export type Answer = { rows: unknown[]; affectedRows?: number | undefined };

/** Statements that are kept prepared. A plan takes some 10 to 100 KB of the engine's memory. */
const most = 300;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

const only = <Name extends Message['name']>(messages: readonly Message[], name: Name) =>
  messages.find((message) => message.name === name);

export class PreparedStatements {
  #database: PGlite;
  #statements = new Map<string, Statement>();
  #names = new PreparedNames(most, (name) => this.#forgotten.push(name));
  /** Names to be closed with the next message. */
  #forgotten: string[] = [];

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Runs one statement. Throws the engine's error. */
  async query(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const name = this.#names.nameOf(sql);
    if (name === null) {
      if (changesTables(sql)) this.#names.clear();
      const { rows, affectedRows } = await this.#database.query(sql, [...parameters]);
      return { rows, affectedRows };
    }
    try {
      const known = this.#statements.get(name);
      const statement = known ?? (await this.#prepare(name, sql));
      return await this.#run(name, statement, parameters);
    } catch (error) {
      // What failed while it was prepared is not there; what has got other columns is prepared anew.
      if (isOutdated(error) || !this.#statements.has(name)) this.#names.clear();
      throw error;
    }
  }

  /** Runs statements without values, several too. Throws the engine's error. */
  async exec(sql: string): Promise<void> {
    if (changesTables(sql)) this.#names.clear();
    await this.#database.exec(sql);
  }

  async #prepare(name: string, text: string): Promise<Statement> {
    const messages = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const parameters = only(messages, 'parameterDescription') as { dataTypeIDs: number[] } | undefined;
    const description = only(messages, 'rowDescription') as
      | { fields: { name: string; dataTypeID: number }[] }
      | undefined;
    const statement = {
      parameterTypes: parameters?.dataTypeIDs ?? [],
      columns: (description?.fields ?? []).map((field) => ({
        name: field.name,
        parse: this.#database.parsers[field.dataTypeID] as Columns[number]['parse'],
      })),
    };
    this.#statements.set(name, statement);
    return statement;
  }

  async #run(
    statement: string,
    { parameterTypes, columns }: Statement,
    parameters: readonly unknown[],
  ): Promise<Answer> {
    const { serializers } = this.#database;
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serialized = serializers[parameterTypes[index] ?? 0];
      return serialized ? serialized(value) : String(value);
    });
    const messages = await this.#send([serialize.bind({ statement, values }), serialize.execute({})]);
    const rows: unknown[] = [];
    let affectedRows: number | undefined;
    for (const message of messages) {
      if (message.name === 'dataRow') rows.push(rowOf(columns, (message as { fields?: unknown }).fields));
      else if (message.name === 'commandComplete')
        affectedRows = countIn((message as { text?: string }).text);
    }
    return { rows, affectedRows };
  }

  /** Sends messages and a Sync after them in one go. */
  #send(parts: Uint8Array[]): Promise<Message[]> {
    const closed = this.#forgotten.map((name) => {
      this.#statements.delete(name);
      return serialize.close({ type: 'S', name });
    });
    this.#forgotten = [];
    return this.#database.runExclusive(async () => {
      const { messages } = await this.#database.execProtocol(joined([...closed, ...parts, serialize.sync()]));
      return messages;
    });
  }
}

function rowOf(columns: Columns, fields: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const texts = fields as (string | null)[];
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index];
    const text = texts[index];
    if (column) row[column.name] = text == null ? null : column.parse ? column.parse(text) : text;
  }
  return row;
}

/** As PGlite counts: what a statement has written, and 0 for one that only reads. */
function countIn(tag = ''): number {
  const [command = '', ...rest] = tag.split(' ');
  return /^(?:INSERT|UPDATE|DELETE|MERGE)$/.test(command) ? Number(rest.at(-1)) : 0;
}
