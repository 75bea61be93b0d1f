/** The content wing's first tables (migrations/0001-first.ts and its changes). */

import type { ColumnType } from 'kysely';
import type { Json } from '#api/platform/database/schema.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import type { revisionKinds } from '#schemas/domain/content/editor.ts';
import type { PageDocument } from '#schemas/domain/content/page.ts';

declare module '#api/platform/database/schema.ts' {
  interface Tables {
    page: {
      id: string;
      kind: ColumnType<DocumentKind, DocumentKind | undefined, never>;
      /** Where it is published, or was; null until it first is. */
      slug: string | null;
      audience: 'guest' | 'customer' | 'company' | null;
      published_revision_id: string | null;
      created_at: Moment;
      deleted_at: Moment | null;
    };
    page_revision: {
      id: string;
      page_id: string;
      /** As its author left it; what was published is valid (blocks/validate-document.ts), a checkpoint need not be. */
      document: Json<PageDocument>;
      author: string;
      created_at: Moment;
      kind: ColumnType<(typeof revisionKinds)[number], string | undefined, string>;
      note: ColumnType<string, string | undefined, string>;
    };
  }
}
