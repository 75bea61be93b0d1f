/** PDFs in the media library, and a way from one to the products that offer it. */
import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table media drop constraint media_kind_check, drop constraint media_extension_check',
  `alter table media
    add constraint media_kind_check check (kind in ('image', 'video', 'document')),
    add constraint media_extension_check check (extension in ('webp', 'mp4', 'webm', 'pdf'))`,
  `create index product_documents on product (id) where documents <> '[]'::jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
