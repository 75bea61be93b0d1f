/** A sample's picture as the catalogue keeps it: with its size, and with what stands in its place while it comes. */
import type { StoredPicture } from '#api/storage/schema.ts';
import models from './art/models.json' with { type: 'json' };
import previews from './art/renders/previews.json' with { type: 'json' };
import { secondViews } from './second-views.ts';
import type { SamplePicture } from './types.ts';

type Size = { width: number; height: number };
const drawn: Record<string, Size> = models;
const rendered: Record<string, Size & { color: string; preview: string }> = previews;

export function storedPicture({ model, finish, alt }: SamplePicture): StoredPicture {
  const found = rendered[`${model}/${finish}`];
  if (!found) return { model, finish, alt, ...(drawn[model] ?? { width: 800, height: 1000 }) };
  const { preview, ...about } = found;
  return { model, finish, alt, ...about, preview: `data:image/webp;base64,${preview}` };
}

/** Its second views, as far as they are rendered: there is no drawing of them. */
export const storedViews = (picture: SamplePicture): StoredPicture[] =>
  secondViews(picture)
    .filter(({ model, finish }) => rendered[`${model}/${finish}`])
    .map(storedPicture);
