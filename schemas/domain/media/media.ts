/** The media library (ours): pictures, videos and PDFs that people uploaded, and the dealer's own that came with the shop. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { rotations } from './crop.ts';

export const mediaKinds = ['image', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Bytes of one upload, said before it begins. */
export const mediaLimits: Record<MediaKind, number> = {
  image: 20 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  document: 40 * 1024 * 1024,
};

/** A person's photo: its types and the bytes it may have. */
export const portraitTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const portraitLimit = 5 * 1024 * 1024;

/** Pixels of one picture: what is more is refused before it is decoded. */
export const maxPixels = 50_000_000;

/** What may be uploaded, by the type its content has; its name must end accordingly. */
export const mediaTypes = {
  'image/jpeg': { kind: 'image', label: 'JPEG', extensions: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { kind: 'image', label: 'PNG', extensions: ['png'] },
  'image/webp': { kind: 'image', label: 'WebP', extensions: ['webp'] },
  'image/avif': { kind: 'image', label: 'AVIF', extensions: ['avif'] },
  'image/gif': { kind: 'image', label: 'GIF', extensions: ['gif'] },
  'video/mp4': { kind: 'video', label: 'MP4', extensions: ['mp4', 'm4v'] },
  'video/webm': { kind: 'video', label: 'WebM', extensions: ['webm'] },
  'application/pdf': { kind: 'document', label: 'PDF', extensions: ['pdf'] },
} as const satisfies Record<string, { kind: MediaKind; label: string; extensions: readonly string[] }>;
export type MediaType = keyof typeof mediaTypes;

const address =
  /^\/media\/library\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/([0-9a-f]{12}))?(?:\.(mp4|webm|pdf))?$/;

/** What an address of the library names, by form alone; null for any other. */
export function parseLibraryAddress(src: string): { id: string; version: string | null } | null {
  const match = address.exec(src);
  return match?.[1] ? { id: match[1], version: match[2] ?? null } : null;
}

/** The address of an item: of this version when one is given. A video's has its container's name, a PDF's its own. */
export const libraryAddress = (
  id: string,
  version: string | null,
  container: 'mp4' | 'webm' | 'pdf' | null,
): string => `/media/library/${id}${version ? `/${version}` : ''}${container ? `.${container}` : ''}`;

/** What an image field stores (schemas/fields). */
export const mediaPictureSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  focalX: z.number().min(0).max(1),
  focalY: z.number().min(0).max(1),
});
export type MediaPicture = z.output<typeof mediaPictureSchema>;

/** What a video field stores of its files. */
export const mediaSourceSchema = z.object({ src: z.string(), type: z.enum(['video/webm', 'video/mp4']) });
export type MediaSource = z.output<typeof mediaSourceSchema>;

export const cropSchema = z.strictObject({
  x: z.number().int().min(0).max(100_000),
  y: z.number().int().min(0).max(100_000),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
});

/** Turned first, clockwise, then cut: in pixels of the turned original. `crop` is null for all of it. */
const pictureEdit = { rotation: z.literal(rotations), crop: cropSchema.nullable() };

/** The original: the file that the library kept of the upload, whatever is cut of it. */
const originalSchema = z.object({
  /** For who edits pages. */
  url: z.string(),
  version: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/**
 * The address that a document stores never changes, so that a replaced file is new wherever it is used; `url` names
 * this version and may be kept for ever. A picture's address is the base to which /{width}.{avif|webp} is added.
 */
export const mediaSchema = z
  .object({
    _id: idSchema,
    kind: z.enum(mediaKinds),
    /** Built-in ones came with the shop: they are picked, not changed. */
    builtin: z.boolean(),
    name: z.string(),
    /** Empty until somebody says what is seen. */
    alt: z.string(),
    src: z.string(),
    url: z.string(),
    /** The type of the file that was uploaded. */
    type: z.string(),
    /** 0 of a PDF. */
    width: z.number().int(),
    height: z.number().int(),
    focalX: z.number(),
    focalY: z.number(),
    /** Seconds of a video, when its file says so. */
    duration: z.number().nullable(),
    bytes: z.number().int(),
    /** Of a video. */
    sources: z.array(mediaSourceSchema),
    /** A picture that stands for the video. */
    poster: mediaPictureSchema.nullable(),
    /** Null when it lies in none. */
    folder: idSchema.nullable(),
    /** How an uploaded picture was turned and cut; null when it wasn't. */
    edit: z.object(pictureEdit).nullable(),
    /** Of an uploaded picture. */
    original: originalSchema.nullable(),
    created_at: z.iso.datetime().nullable(),
    created_by: z.string(),
  })
  .meta({ id: 'Media' });
export type Media = z.output<typeof mediaSchema>;

export const mediaUseStates = ['draft', 'published', 'scheduled'] as const;

/** One place in one state of a page that shows an item. */
export const mediaUseSchema = z
  .object({
    page: idSchema,
    title: z.string(),
    slug: z.string(),
    audience: z.string(),
    state: z.enum(mediaUseStates),
    /** The block's id and type, null for the page's own fields. */
    block: z.string().nullable(),
    type: z.string().nullable(),
    /** Into the document (RFC 6901). */
    pointer: z.string(),
  })
  .meta({ id: 'MediaUse' });
export type MediaUse = z.output<typeof mediaUseSchema>;

export const mediaRecordKinds = ['product', 'category', 'collection', 'vendor', 'video'] as const;

/** A record that shows an item: of the catalog, or a video whose poster it is. */
export const mediaRecordSchema = z
  .object({ kind: z.enum(mediaRecordKinds), _id: idSchema, name: z.string() })
  .meta({ id: 'MediaRecord' });
export type MediaRecord = z.output<typeof mediaRecordSchema>;

/** A file's name as a person gave it: words, not a path. */
export const mediaNameSchema = z
  .string()
  .trim()
  .min(1, problemKey('name_missing'))
  .max(120)
  .refine((name) => !/[\\/\0]|^\.+/.test(name), problemKey('file_name_invalid'))
  .refine((name) => !/\p{Cc}/u.test(name), problemKey('file_name_invalid'));

export const changeMediaSchema = z.strictObject({
  name: mediaNameSchema.optional(),
  alt: z.string().trim().max(250).optional(),
  focalX: z.number().min(0).max(1).optional(),
  focalY: z.number().min(0).max(1).optional(),
  /** The id of a picture that stands for a video; null for none. */
  poster: idSchema.nullable().optional(),
  /** The id of a folder; null for none. */
  folder: idSchema.nullable().optional(),
});
export type ChangeMedia = z.output<typeof changeMediaSchema>;

/** The version of the original says what was looked at when it was cut. */
export const cropMediaSchema = z.strictObject({ original: z.string().max(40), ...pictureEdit });
export type CropMedia = z.output<typeof cropMediaSchema>;
export const copyMediaSchema = cropMediaSchema.extend({ name: mediaNameSchema });
export type CopyMedia = z.output<typeof copyMediaSchema>;

export const mediaFolderNameSchema = z
  .string()
  .trim()
  .min(1, problemKey('name_missing'))
  .max(60)
  .refine((name) => !/\p{Cc}/u.test(name), problemKey('file_name_invalid'));

export const mediaFolderSchema = z
  .object({ _id: idSchema, name: z.string(), count: z.number().int() })
  .meta({ id: 'MediaFolder' });
export type MediaFolder = z.output<typeof mediaFolderSchema>;

/** Items that are moved or deleted by one call. */
export const mostSelectedMedia = 100;
export const mediaIdsSchema = z.array(idSchema).min(1).max(mostSelectedMedia);

export const mediaDeletionSchema = z.object({
  deleted: z.array(idSchema),
  /** What something uses by now, and is kept. */
  inUse: z.array(z.object({ _id: idSchema, name: z.string() })),
});
export type MediaDeletion = z.output<typeof mediaDeletionSchema>;
