import type { BlockLoad } from '#blocks/kit/types.ts';
import { type ApiClient, unwrap } from '#schemas/contract/client.ts';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block } from './schema.ts';

type Props = BlockProps<typeof block>;
export type Data = ProductCard[];

/** The listing's query takes slugs, a document holds ids. An entity that is gone gives an empty carousel. */
async function sourceQuery(props: Props, api: ApiClient): Promise<Record<string, string> | undefined> {
  if (props.source === 'products') return { ids: (props.products ?? []).join(',') };
  const query = { ids: props[props.source] ?? '' };
  if (props.source === 'tag') {
    const slug = unwrap('listTags', await api.listTags({ query })).items[0]?.slug;
    return slug ? { tag: slug } : undefined;
  }
  if (props.source === 'collection') {
    const slug = unwrap('listCollections', await api.listCollections({ query })).items[0]?.slug;
    return slug ? { collection: slug } : undefined;
  }
  const category = unwrap('listCategories', await api.listCategories({ query })).items[0];
  if (!category) return undefined;
  return category.type === 'Category' ? { category: category.slug } : { subcategory: category.slug };
}

export const load: BlockLoad<Props, Data> = async ({ props, api }) => {
  const source = await sourceQuery(props, api);
  if (!source) return { data: [], tags: ['catalog'] };
  // Products that were picked by hand stand in the order they were picked.
  const sort = props.source === 'products' ? {} : { sort: props.sort };
  const answer = await api.listProducts({ query: { ...source, ...sort, limit: props.limit } });
  const data = [...unwrap('listProducts', answer).items]; // a copy: merged calls share their answer
  if (props.source === 'products') {
    const place = new Map(props.products?.map((id, index) => [id, index]));
    data.sort((a, b) => (place.get(a._id) ?? 0) - (place.get(b._id) ?? 0));
  }
  return { data, tags: ['catalog', ...data.map((product) => `product:${product._id}`)] };
};
