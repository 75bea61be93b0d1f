/** Tables of migrations/…-media.ts. */

import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#api/platform/database/schema.ts';
import type { PictureEdit, Point } from '#schemas/domain/media/crop.ts';
import type { MediaKind, MediaType } from '#schemas/domain/media/media.ts';

/** How a picture is turned and cut, and the file that it is made of. */
export type StoredEdit = PictureEdit & {
  original: {
    version: string;
    width: number;
    height: number;
    /** The focal point as it is in the original. */
    focal: Point;
  };
};

type MediaTables = {
  media: {
    id: string;
    kind: MediaKind;
    name: string;
    alt: string;
    /** Of the file that was uploaded; pictures are kept as WebP. */
    type: MediaType;
    /** Name of the kept file's kind: webp, mp4, webm, pdf. */
    extension: 'webp' | 'mp4' | 'webm' | 'pdf';
    /** Both 0 of a PDF. */
    width: number;
    height: number;
    focal_x: number;
    focal_y: number;
    /** Seconds of a video. */
    duration: number | null;
    /** Of the kept file. */
    bytes: number;
    /** Of the kept file's bytes, in addresses. */
    version: string;
    /** Of the bytes that were uploaded: the same file is kept once. */
    source_hash: string;
    poster_id: string | null;
    created_at: Moment;
    created_by: string;
    /** The shopper who sent it; null for what stands in the library. */
    account_id: Generated<string | null>;
    folder_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** Null of a picture that is shown as it was uploaded. */
    edit: ColumnType<StoredEdit | null, string | null | undefined, string | null>;
  };
  media_folder: { id: string; name: string; created_at: Moment };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends MediaTables {}
}
