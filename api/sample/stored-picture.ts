/** A sample's picture as the catalog keeps it: with its size, and with what stands in its place while it comes. */
import type { StoredPicture } from '#api/platform/database/schema.ts';
import previews from './art/renders/previews.json' with { type: 'json' };
import { focalX, roomOf } from './rooms.ts';
import { secondViews } from './second-views.ts';
import type { SamplePicture } from './types.ts';

const rendered: Record<string, { width: number; height: number; color: string; preview: string }> = previews;

/** Throws when there is no such picture. */
export function storedPicture({ model, finish, alt }: SamplePicture): StoredPicture {
  const found = rendered[`${model}/${finish}`];
  if (!found)
    throw new Error(
      `The sample has no picture ${model}/${finish}: render it (art/README.md), or show another one.`,
    );
  const { preview, ...about } = found;
  return { model, finish, alt, ...about, preview: `data:image/webp;base64,${preview}` };
}

const isRendered = ({ model, finish }: SamplePicture): boolean => `${model}/${finish}` in rendered;

/** The room it stands in, moved so that it is in view where the picture is cut. */
function storedRoom(picture: SamplePicture, department: string): StoredPicture[] {
  const found = roomOf(picture, department);
  if (!found || !isRendered(found.room)) return [];
  const stored = storedPicture(found.room);
  return [{ ...stored, focalX: focalX(found.x, stored.width, stored.height) }];
}

/** Its second views, as far as they are rendered, and the room it stands in. */
export const storedViews = (picture: SamplePicture, department: string): StoredPicture[] => [
  ...secondViews(picture).filter(isRendered).map(storedPicture),
  ...storedRoom(picture, department),
];
