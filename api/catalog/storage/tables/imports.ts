/** Tables of migrations/0016-import.ts. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { ImportCounts, ImportOptions, ImportState } from '#schemas/domain/catalog/import.ts';

export type StoredShape = { encoding: string; delimiter: string; jsonLines: boolean; headers: string[] };

type ImportTables = {
  import_run: {
    id: string;
    file_name: string;
    /** Of its bytes (sha256): the same file again is the run that was broken off. */
    file_hash: string;
    bytes: number;
    shape: Json<StoredShape>;
    /** Null while nobody said what its columns are. */
    format: string | null;
    mapping: ColumnType<Record<string, string>, string | undefined, string>;
    options: ColumnType<ImportOptions, string | undefined, string>;
    state: ImportState;
    /** Whether it is looked at and nothing written. */
    dry: Generated<boolean>;
    failure: Generated<string>;
    /** The last row whose batch is written. */
    position: Generated<number>;
    /** Rows in all, as far as they were counted. */
    rows: Generated<number>;
    done: ColumnType<ImportCounts | Record<string, never>, string | undefined, string>;
    /** What the last dry run counted. */
    checked: ColumnType<ImportCounts | null, string | null | undefined, string | null>;
    author: string;
    created_at: Moment;
    started_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
    ended_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  };
  import_error: {
    run_id: string;
    row: number;
    part: number;
    column: string;
    value: string;
    reason: string;
    /** `good`: nothing is wrong with this row, but with another of its product. */
    level: 'error' | 'warning' | 'good';
    cells: Json<string[]>;
  };
  import_mapping: { headers: string; mapping: Json<Record<string, string>>; updated_at: Moment };
  import_picture: { address: string; media_id: string };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ImportTables {}
}
