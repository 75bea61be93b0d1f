/** A sample's picture as the catalog keeps it: with its size, and with what stands in its place while it comes. */
import type { StoredPicture } from '#api/platform/database/schema.ts';
import previews from './art/renders/previews.json' with { type: 'json' };
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

/** Its second views, as far as they are rendered. */
export const storedViews = (picture: SamplePicture): StoredPicture[] =>
  secondViews(picture)
    .filter(({ model, finish }) => rendered[`${model}/${finish}`])
    .map(storedPicture);
