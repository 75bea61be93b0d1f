/** Tables of migrations/…-content.ts: what lists are read from. Bodies are in the documents (pages.ts). */
import type { ColumnType } from 'kysely';
import type { Json, JsonWithDefault, Moment, StoredPicture } from '#api/platform/database/schema.ts';
import type { TranslatedLanguage } from '#schemas/domain/platform/language.ts';

/** A product in a photo; x and y in percent, from the left and the top. */
export type StoredSpot = { product: string; x: number; y: number };
/** By language: the columns that say something else in it. */
type Texts = JsonWithDefault<Partial<Record<TranslatedLanguage, Record<string, unknown>>>>;
type Label = {
  slug: string;
  name: string;
  position: number;
  live: ColumnType<boolean, boolean | undefined, boolean>;
  texts: Texts;
};

type ContentTables = {
  person: {
    id: string;
    name: string;
    title: string;
    email: string;
    phone: string;
    warehouse_id: string | null;
    picture: Json<StoredPicture>;
    position: number;
    /** Shown to shoppers; one that is not stays for what names it. */
    live: ColumnType<boolean, boolean | undefined, boolean>;
    texts: Texts;
  };
  project_room: Label;
  project: {
    id: string;
    slug: string;
    title: string;
    summary: string;
    place: string;
    /** YYYY-MM-DD. */
    completed_on: string;
    room: string;
    tags: Json<string[]>;
    pictures: Json<StoredPicture[]>;
    /** For each picture the products that are marked in it. */
    spots: JsonWithDefault<StoredSpot[][]>;
    before_picture: ColumnType<StoredPicture | null, string | null | undefined, string | null>;
    texts: Texts;
  };
  project_product: { project_id: string; product_id: string; position: number };
  project_person: { project_id: string; person_id: string; position: number };
  post_topic: Label;
  post_product: { post_id: string; product_id: string; position: number };
  post: {
    id: string;
    slug: string;
    title: string;
    excerpt: string;
    topic: string;
    author_id: string | null;
    picture: Json<StoredPicture>;
    /** Of the body, counted when it was written, so that lists need not read it. */
    reading_minutes: number;
    published_at: Moment;
    texts: Texts;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ContentTables {}
}
