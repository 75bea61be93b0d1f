/** One product with everything that is kept of it, in sections; made from the schemas that the API checks by. */
import { Form, Link, useFetcher } from '@remix-run/react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { describeField } from '#app/features/admin/pages/editor/fields/describe-field.ts';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import type { Json } from '#app/shared/json.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import {
  type CatalogProduct,
  type ProductFields,
  productFieldsSchema,
} from '#schemas/domain/catalog/editing.ts';
import { fieldsOfPart, type ProductPart } from '#schemas/domain/catalog/product-fields.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { CatalogAnswer, Choices } from './catalog.server.ts';
import { ChoiceList } from './choice-list.tsx';
import { CustomPart } from './custom-part.tsx';
import { ErrorSummary, FormProvider, SchemaField, useFormValue } from './form-state.tsx';
import { KitPart } from './kit-part.tsx';
import { formErrors, newProduct, toSend } from './new-product.ts';
import { PictureField } from './picture-field.tsx';
import { Breaks, Companions, Documents, GalleryItems, Specifications } from './product-lists.tsx';
import { ProductStatusChip, statusNames } from './product-status.tsx';
import { Changed, Conflict, DeleteForm, SaveBar, Untranslated } from './save-bar.tsx';
import { Variants } from './variants.tsx';

type Props = {
  id: string;
  found: CatalogProduct | null;
  choices: Choices;
  mayEdit: boolean;
  answer: CatalogAnswer | undefined;
  /** Texts that are left to translate; null for what has none. */
  untranslated: number | null;
};

const of = describeField(productFieldsSchema);
const dimensions = describeField(productFieldsSchema.shape.dimensions);
const uom = describeField(productFieldsSchema.shape.uom);

export function ProductScreen(props: Props) {
  const { id, found, choices, mayEdit, untranslated } = props;
  const fetcher = useFetcher<CatalogAnswer>();
  const answer = props.answer && !props.answer.ok ? props.answer : fetcher.data;
  const initial = (found?.product ?? newProduct(choices.vendors[0]?._id ?? '')) as unknown as Json;
  const { value, set, dirty } = useFormValue(initial, found?.version ?? id, fetcher.data?.ok ?? true);
  useLeaveGuard(dirty && fetcher.state === 'idle');
  useEffect(() => {
    if (fetcher.data?.ok && fetcher.data.message) void showToast(fetcher.data.message, { kind: 'success' });
  }, [fetcher.data]);
  const product = value as unknown as ProductFields;
  const sent = useRef(product);
  const send = (version: number) => {
    sent.current = product;
    fetcher.submit(
      { version: `${version}`, product: JSON.stringify(toSend(product, found?.product)) },
      { method: 'post' },
    );
  };
  const refused = answer && !answer.ok && answer.stale === null ? answer : undefined;
  const errors = formErrors(sent.current, found?.product, refused?.errors ?? {});
  return (
    <Container className="py-6 wide:py-8">
      <ProductHead found={found} />
      <Changed changed={found?.changed} />
      <Untranslated kind="product" id={id} count={untranslated} />
      {mayEdit ? null : <Notice className="mt-6">{m.cat_read_only()}</Notice>}
      {answer?.stale ? (
        <Conflict message={answer.message} onOverwrite={() => send(answer.stale ?? 1)} />
      ) : null}
      <ErrorSummary
        form={productFieldsSchema}
        value={value}
        errors={errors}
        message={refused?.message ?? null}
        nameOf={(id) => choices.warehouses.find(({ _id }) => _id === id)?.name}
      />
      <Warnings warnings={found?.warnings ?? []} />
      <noscript>
        <Notice tone="warning" className="mt-6">
          {m.cat_needs_script()}
        </Notice>
      </noscript>
      <FormProvider value={value} set={set} errors={errors} readOnly={!mayEdit}>
        <Form
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(found?.version ?? 1);
          }}
        >
          <div className="mt-6 grid gap-6 *:min-w-0 desk:grid-cols-[1fr_20rem]">
            <MainParts {...{ product, found, choices }} />
            <SideParts {...{ found, choices }} />
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

type FieldProps = Omit<ComponentProps<typeof SchemaField>, 'of' | 'path'>;

const Field = (props: FieldProps) => <SchemaField of={of} {...props} />;

/** The plain fields of one part of the form, in the order in which product-fields.ts declares them. */
const PlainFields = ({ part }: { part: ProductPart }) =>
  fieldsOfPart(part).map(({ name, rows }) => <Field key={name} name={name} {...(rows ? { rows } : {})} />);

const optionsOf = (names: Record<string, () => string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label: label() }));

function ProductHead({ found }: Pick<Props, 'found'>) {
  return (
    <>
      <Link
        to="/admin/catalog"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.cat_back({ to: m.cat_products() })}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={1} size="section">
          {found ? found.product.name : m.cat_new({ what: m.cat_product().toLowerCase() })}
        </Heading>
        {found ? <ProductStatusChip status={found.product.status} /> : null}
        {found?.product.status === 'active' ? (
          <a href={found.href} className="ml-auto text-sm text-accent underline underline-offset-4">
            {m.cat_view()}
          </a>
        ) : null}
      </div>
    </>
  );
}

function Warnings({ warnings }: Pick<CatalogProduct, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title={m.cat_warnings()} className="mt-6">
      <ul className="list-disc pl-5">
        {warnings.map(({ pointer, message }) => (
          <li key={pointer}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What the product is: texts, variants, photos, facts, ordering, and what its kind adds. */
function MainParts(props: Pick<Props, 'found' | 'choices'> & { product: ProductFields }) {
  const { product, found, choices } = props;
  return (
    <div className="flex flex-col gap-6 *:min-w-0">
      <Part title={m.cat_part_general()}>
        <PlainFields part="name" />
        <div className="grid gap-5 wide:grid-cols-2">
          <Field name="product_number" />
          <Field name="slug" />
        </div>
        <PlainFields part="texts" />
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
        <PlainFields part="facts" />
        <Documents />
      </Part>
      <Part title={m.cat_part_ordering()}>
        <div className="grid gap-5 wide:grid-cols-2">
          <SchemaField of={uom} path={['uom']} name="name" />
          <SchemaField of={uom} path={['uom']} name="pieces" />
          <PlainFields part="ordering" />
        </div>
        <Breaks />
      </Part>
      <Part title={m.cat_part_companions()}>
        <Companions names={found?.companion_names ?? {}} />
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
        <PlainFields part="seo" />
        <SearchPreview product={product} href={found?.href ?? '/p/…'} />
      </Part>
    </div>
  );
}

/** Where it stands in the store. */
function SideParts({ found, choices }: Pick<Props, 'found' | 'choices'>) {
  return (
    <div className="flex flex-col gap-6 *:min-w-0">
      <Part title={m.cat_part_shop()}>
        <Field name="status" label={m.cat_status()} options={optionsOf(statusNames)} />
        <Field name="kind" label={m.cat_kind()} options={optionsOf(kinds)} />
        <Field
          name="vendor"
          options={choices.vendors.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <PlainFields part="shop" />
      </Part>
      <Part title={m.cat_part_shelves()}>
        <ChoiceList path={['categories']} label={m.cat_categories()} choices={choices.categories} />
        <ChoiceList path={['tags']} label={m.cat_tags()} choices={choices.tags} />
        <ChoiceList path={['collections']} label={m.cat_collections()} choices={choices.collections} />
        {found && found.by_rule.length > 0 ? (
          <p className="text-sm text-stone">
            {m.cat_in_by_rule({ names: found.by_rule.map(({ name }) => name).join(', ') })}
          </p>
        ) : null}
      </Part>
    </div>
  );
}

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
