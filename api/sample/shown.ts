/** Every picture the sample shows and where: what is rendered (art/blender/list.ts), previewed and tested. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sampleContent } from './content/content.ts';
import { sampleDealer } from './dealer.ts';
import { featured } from './featured.ts';
import { roomOf } from './rooms.ts';
import { secondViews } from './second-views.ts';
import type { SamplePicture } from './types.ts';

/** `weight`: how much it is seen, which says what is rendered first. */
export type ShownPicture = { model: string; finish: string; where: string; weight: number };

const address = /\/pictures\/([a-z0-9-]+)\/([a-z0-9-]+)/g;

/** The pictures a page document or a block's presets name by their address. */
function* named(file: URL, where: string, weight: number): Generator<ShownPicture> {
  if (!existsSync(file)) return;
  for (const [, model = '', finish = ''] of readFileSync(file, 'utf8').matchAll(address))
    yield { model, finish, where, weight };
}

const shown = ({ model, finish }: SamplePicture, where: string, weight: number): ShownPicture => ({
  model,
  finish,
  where,
  weight,
});

/** Each picture once for every place that shows it; the team's portraits are among them. */
export function* shownPictures(): Generator<ShownPicture> {
  const pages = new URL('./pages/', import.meta.url);
  for (const name of readdirSync(pages)) yield* named(new URL(name, pages), `page ${name}`, 60);
  const blocks = new URL('../../blocks/', import.meta.url);
  for (const name of readdirSync(blocks))
    yield* named(new URL(`${name}/presets.json`, blocks), `block ${name}`, 20);
  const dealer = sampleDealer();
  for (const { picture, slug } of dealer.categories) yield shown(picture, `category ${slug}`, 30);
  for (const { picture, slug } of dealer.collections) yield shown(picture, `collection ${slug}`, 30);
  for (const { id, picture } of featured) if (picture) yield shown(picture, `menu ${id}`, 30);
  for (const { picture, slug } of sampleContent.posts) yield shown(picture, `post ${slug}`, 30);
  for (const { pictures, slug } of sampleContent.projects)
    for (const [index, picture] of pictures.entries())
      yield shown(picture, `project ${slug}`, index === 0 ? 40 : 10);
  for (const { id, picture } of sampleContent.people) yield shown(picture, `person ${id}`, 10);
  for (const product of dealer.products) {
    const weight = product.tagIds.includes('tag-featured') ? 20 : 5;
    yield shown(product.picture, `product ${product.slug}`, weight);
    for (const view of secondViews(product.picture)) yield shown(view, `view of ${product.slug}`, weight * 3);
    for (const sku of product.skus) {
      yield shown(sku.picture, `sku ${sku.sku}`, 1);
      for (const view of secondViews(sku.picture)) yield shown(view, `view of ${sku.sku}`, 1);
      const stands = roomOf(sku.picture, product.categoryIds[0] ?? '');
      if (stands) yield shown(stands.room, `room of ${sku.sku}`, 1);
    }
  }
}
