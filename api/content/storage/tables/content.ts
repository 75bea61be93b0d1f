/** Tables of migrations/…-content.ts. */
import type { Json, Moment, StoredPicture } from '#api/platform/database/schema.ts';

type ContentTables = {
  person: {
    id: string;
    name: string;
    title: string;
    /** Markdown, as `body` is. */
    bio: string;
    email: string;
    phone: string;
    warehouse_id: string | null;
    picture: Json<StoredPicture>;
    position: number;
  };
  project_room: { slug: string; name: string; position: number };
  project: {
    id: string;
    slug: string;
    title: string;
    summary: string;
    body: string;
    place: string;
    /** YYYY-MM-DD. */
    completed_on: string;
    room: string;
    tags: Json<string[]>;
    pictures: Json<StoredPicture[]>;
  };
  project_product: { project_id: string; product_id: string; position: number };
  project_person: { project_id: string; person_id: string; position: number };
  post_topic: { slug: string; name: string; position: number };
  post: {
    id: string;
    slug: string;
    title: string;
    excerpt: string;
    body: string;
    topic: string;
    author_id: string | null;
    picture: Json<StoredPicture>;
    /** Of the body, counted when it was written, so that lists need not read it. */
    reading_minutes: number;
    published_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ContentTables {}
}
