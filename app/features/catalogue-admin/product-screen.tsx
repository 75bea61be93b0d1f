/** One product with everything that is kept of it, in sections; made from the schemas that the API checks by. */
import { Form, Link, useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import type { Json } from '#app/features/editor/document/json.ts';
import { describeField } from '#app/features/editor/fields/describe-field.ts';
import { showToast } from '#app/services/toasts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import {
  type CataloguedProduct,
  type ProductFields,
  productFieldsSchema,
} from '#schemas/domain/catalogue-editing.ts';
import type { CatalogueAnswer, Choices } from './catalogue.server.ts';
import { ChoiceList } from './choice-list.tsx';
import { CustomPart } from './custom-part.tsx';
import { ErrorSummary, FormProvider, SchemaField, useFormValue, useLeaveGuard } from './form-state.tsx';
import { KitPart } from './kit-part.tsx';
import { PictureField } from './picture-field.tsx';
import { Breaks, Documents, GalleryItems, Specifications } from './product-lists.tsx';
import { ProductStatusChip, statusNames } from './product-status.tsx';
import { Changed, Conflict, DeleteForm, SaveBar } from './save-bar.tsx';
import { Variants } from './variants.tsx';

type Props = {
  id: string;
  found: CataloguedProduct | null;
  choices: Choices;
  mayEdit: boolean;
  answer: CatalogueAnswer | undefined;
};

const of = describeField(productFieldsSchema);
const dimensions = describeField(productFieldsSchema.shape.dimensions);
const uom = describeField(productFieldsSchema.shape.uom);

const newProduct = (vendor: string): ProductFields => ({
  kind: 'plain',
  status: 'draft',
  name: '',
  slug: '',
  product_number: '',
  vendor,
  description: '',
  body_html: '',
  specifications: [],
  dimensions: { width: 0, depth: 0, height: 0 },
  uom: { name: 'each', pieces: 1 },
  supplier: '',
  tax_code: '',
  categories: [],
  tags: [],
  collections: [],
  picture: null,
  media: [],
  documents: [],
  option_names: [],
  skus: [newSku('')],
  breaks: [],
  order_min: 1,
  order_step: 1,
  slots: [],
  rules: [],
  kit_price: { kind: 'sum', offBps: 0 },
  custom: null,
  seo_title: '',
  seo_description: '',
});

const newSku = (code: string): ProductFields['skus'][number] => ({
  code,
  options: {},
  retail: 0,
  trade: 0,
  msrp: 0,
  cost: null,
  barcode: '',
  weight: 0,
  backorder: false,
  lead_days: null,
  taxable: true,
  picture: null,
  views: [],
  stock: [],
});

/** Stock that nobody changed here is left as orders have left it meanwhile. */
function toSend(product: ProductFields, before: ProductFields | undefined): ProductFields {
  const known = new Map(before?.skus.map((sku) => [sku._id, sku.stock]));
  return {
    ...product,
    skus: product.skus.map((sku) => ({
      ...sku,
      stock: sku.stock.filter(
        ({ warehouse, quantity }) =>
          known.get(sku._id)?.find((row) => row.warehouse === warehouse)?.quantity !== quantity,
      ),
    })),
  };
}

export function ProductScreen(props: Props) {
  const { id, found, choices, mayEdit } = props;
  const fetcher = useFetcher<CatalogueAnswer>();
  const answer = props.answer && !props.answer.ok ? props.answer : fetcher.data;
  const initial = (found?.product ?? newProduct(choices.vendors[0]?._id ?? '')) as unknown as Json;
  const { value, set, dirty } = useFormValue(initial, found?.version ?? id, fetcher.data?.ok ?? true);
  useLeaveGuard(dirty && fetcher.state === 'idle');
  useEffect(() => {
    if (fetcher.data?.ok && fetcher.data.message) void showToast(fetcher.data.message, { kind: 'success' });
  }, [fetcher.data]);
  const product = value as unknown as ProductFields;
  const send = (version: number) =>
    fetcher.submit(
      { version: `${version}`, product: JSON.stringify(toSend(product, found?.product)) },
      { method: 'post' },
    );
  const refused = answer && !answer.ok && answer.stale === null ? answer : undefined;
  const field = (name: string, more: object = {}) => <SchemaField of={of} name={name} {...more} />;
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/catalogue"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.cat_back({ to: m.cat_products() })}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={1} size="section">
          {found ? found.product.name : m.cat_new({ what: m.cat_product() })}
        </Heading>
        {found ? <ProductStatusChip status={found.product.status} /> : null}
        {found?.product.status === 'active' ? (
          <a href={found.href} className="ml-auto text-sm text-accent underline underline-offset-4">
            {m.cat_view()}
          </a>
        ) : null}
      </div>
      <Changed changed={found?.changed} />
      {mayEdit ? null : <Notice className="mt-6">{m.cat_read_only()}</Notice>}
      {answer?.stale ? (
        <Conflict message={answer.message} onOverwrite={() => send(answer.stale ?? 1)} />
      ) : null}
      <ErrorSummary errors={refused?.errors ?? {}} message={refused?.message ?? null} />
      {found && found.warnings.length > 0 ? (
        <Notice tone="warning" title={m.cat_warnings()} className="mt-6">
          <ul className="list-disc pl-5">
            {found.warnings.map(({ pointer, message }) => (
              <li key={pointer}>{message}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <noscript>
        <Notice tone="warning" className="mt-6">
          {m.cat_needs_script()}
        </Notice>
      </noscript>
      <FormProvider value={value} set={set} errors={refused?.errors ?? {}} readOnly={!mayEdit}>
        <Form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(found?.version ?? 1);
          }}
        >
          <div className="mt-6 grid gap-6 *:min-w-0 desk:grid-cols-[1fr_20rem]">
            <div className="flex flex-col gap-6 *:min-w-0">
              <Part title={m.cat_part_general()}>
                {field('name')}
                <div className="grid gap-5 wide:grid-cols-2">
                  {field('product_number')}
                  {field('slug')}
                </div>
                {field('description')}
                {field('body_html')}
              </Part>
              <Part title={m.cat_part_variants()}>
                <Variants warehouses={choices.warehouses} />
              </Part>
              <Part title={m.cat_part_pictures()}>
                <PictureField path={['picture']} label={m.cat_picture_main()} />
                <GalleryItems />
              </Part>
              <Part title={m.cat_part_facts()}>
                <Specifications />
                <div className="grid gap-5 wide:grid-cols-3">
                  {(['width', 'depth', 'height'] as const).map((name) => (
                    <SchemaField key={name} of={dimensions} path={['dimensions']} name={name} />
                  ))}
                </div>
                <Documents />
              </Part>
              <Part title={m.cat_part_ordering()}>
                <div className="grid gap-5 wide:grid-cols-2">
                  <SchemaField of={uom} path={['uom']} name="name" />
                  <SchemaField of={uom} path={['uom']} name="pieces" />
                  {field('order_min')}
                  {field('order_step')}
                </div>
                <Breaks />
              </Part>
              {product.kind === 'combination' ? (
                <Part title={m.cat_part_kit()}>
                  <KitPart known={found?.parts ?? []} />
                </Part>
              ) : null}
              {product.kind === 'custom' ? (
                <Part title={m.cat_part_custom()}>
                  <CustomPart />
                </Part>
              ) : null}
              <Part title={m.cat_part_seo()}>
                {field('seo_title')}
                {field('seo_description', { rows: 3 })}
                <SearchPreview product={product} href={found?.href ?? '/p/…'} />
              </Part>
            </div>
            <div className="flex flex-col gap-6 *:min-w-0">
              <Part title={m.cat_part_shop()}>
                {field('status', {
                  label: m.cat_status(),
                  options: Object.entries(statusNames).map(([status, label]) => ({
                    value: status,
                    label: label(),
                  })),
                })}
                {field('kind', {
                  label: m.cat_kind(),
                  options: Object.entries(kinds).map(([kind, label]) => ({ value: kind, label: label() })),
                })}
                {field('vendor', {
                  options: choices.vendors.map(({ _id, name }) => ({ value: _id, label: name })),
                })}
                {field('supplier')}
                {field('tax_code')}
              </Part>
              <Part title={m.cat_part_shelves()}>
                <ChoiceList path={['categories']} label={m.cat_categories()} choices={choices.categories} />
                <ChoiceList path={['tags']} label={m.cat_tags()} choices={choices.tags} />
                <ChoiceList
                  path={['collections']}
                  label={m.cat_collections()}
                  choices={choices.collections}
                />
                {found && found.by_rule.length > 0 ? (
                  <p className="text-sm text-stone">
                    {m.cat_in_by_rule({ names: found.by_rule.map(({ name }) => name).join(', ') })}
                  </p>
                ) : null}
              </Part>
            </div>
          </div>
          {mayEdit ? <SaveBar busy={fetcher.state !== 'idle'} dirty={dirty} isNew={id === 'new'} /> : null}
        </Form>
      </FormProvider>
      {mayEdit && found ? (
        <DeleteForm>
          {found.deletable ? null : (
            <p className="mr-auto self-center text-sm text-stone">{m.cat_was_ordered()}</p>
          )}
          <Button type="submit" name="intent" value="duplicate" variant="outline" size="small">
            {m.cat_duplicate()}
          </Button>
        </DeleteForm>
      ) : null}
    </Container>
  );
}

const kinds: Record<ProductFields['kind'], () => string> = {
  plain: m.cat_kind_plain,
  variant: m.cat_kind_variant,
  combination: m.cat_kind_combination,
  custom: m.cat_kind_custom,
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-5 shadow-card wide:p-6">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <div className="mt-4 flex flex-col gap-5 *:min-w-0">{children}</div>
    </section>
  );
}

/** As a search engine shows it. */
function SearchPreview({ product, href }: { product: ProductFields; href: string }) {
  const { name, seo_title, description, seo_description } = product;
  return (
    <div className="rounded-sm border border-line p-4">
      <p className="text-xs text-stone">{m.cat_seo_preview()}</p>
      <p className="mt-2 truncate text-lg text-accent">{seo_title || name}</p>
      <p className="truncate text-sm text-stone">{href}</p>
      <p className="mt-1 line-clamp-2 text-sm">{seo_description || description}</p>
    </div>
  );
}
