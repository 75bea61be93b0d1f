/** Every product: found, narrowed, sorted, chosen, changed many at once. */
import { Form, Link, useLocation, useSubmit } from '@remix-run/react';
import { useState } from 'react';
import * as m from '#messages';
import {
  type CatalogRow,
  type CatalogSort,
  catalogSorts,
  type StockLevel,
  stockLevels,
} from '#schemas/domain/catalog/editing.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/section.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { Choices } from './catalog.server.ts';
import { ProductStatusChip, statusNames } from './product-status.tsx';

type Props = {
  mayEdit: boolean;
  /** Changes prices, and nothing else where `mayEdit` is not. */
  mayPrice: boolean;
  products: { items: CatalogRow[]; total: number; page: number; pages: number };
  choices: Choices;
  sort: CatalogSort;
};

const sortNames: Record<CatalogSort, () => string> = {
  changed: m.cat_sort_changed,
  newest: m.cat_sort_newest,
  name: m.cat_sort_name,
  '-name': m.cat_sort_name_down,
  number: m.cat_sort_number,
  price: m.cat_sort_price,
  '-price': m.cat_sort_price_down,
  stock: m.cat_sort_stock,
};
const stockNames: Record<StockLevel, () => string> = { out: m.cat_stock_out, low: m.cat_stock_low };
const control = 'h-10 rounded-sm border border-line-strong bg-surface px-3 text-sm hover:border-ink';

export function ProductsScreen({ mayEdit, mayPrice, products, choices, sort }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { search } = useLocation();
  const ids = products.items.map(({ _id }) => _id);
  const isAll = ids.length > 0 && ids.every((id) => chosen.has(id));
  const toggle = (which: string[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of which) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  const hrefOf = (page: number) => {
    const params = new URLSearchParams(search);
    params.set('page', `${page}`);
    return `/admin/catalog?${params}`;
  };
  return (
    <Container className="py-6 wide:py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {m.cat_products()}
        </Heading>
        {mayEdit ? (
          <ButtonLink to="/admin/catalog/products/new" size="small">
            <PlusIcon className="size-4" />
            {m.cat_new({ what: m.cat_product().toLowerCase() })}
          </ButtonLink>
        ) : null}
      </div>
      <Filters choices={choices} sort={sort} />
      {mayPrice && ids.length > 0 ? (
        <label className="mt-5 flex min-h-10 w-fit items-center gap-3 pl-4 text-sm">
          <input
            type="checkbox"
            checked={isAll}
            onChange={(event) => toggle(ids, event.target.checked)}
            className="size-5 accent-accent"
          />
          {m.cat_choose_page()}
        </label>
      ) : null}
      {products.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.cat_nothing_here()} />
        </div>
      ) : (
        <ul
          aria-label={m.cat_products()}
          className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {products.items.map((row) => (
            <Row
              key={row._id}
              row={row}
              chosen={mayPrice ? chosen.has(row._id) : null}
              onChoose={(on) => toggle([row._id], on)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {m.cat_count({ count: products.total })}
      </p>
      <div className="mt-4">
        <Pagination page={products.page} pages={products.pages} hrefOf={hrefOf} />
      </div>
      {chosen.size > 0 ? (
        <BulkBar
          ids={[...chosen]}
          choices={choices}
          pricesOnly={!mayEdit}
          onClear={() => setChosen(new Set())}
        />
      ) : null}
    </Container>
  );
}

/** Sent at every change where there is a script, by its button where there is none. */
function Filters({ choices, sort }: Pick<Props, 'choices' | 'sort'>) {
  const query = new URLSearchParams(useLocation().search);
  const submit = useSubmit();
  const select = (
    name: string,
    label: string,
    options: { value: string; label: string }[],
    value?: string,
  ) => (
    <label className="grow basis-36 wide:grow-0 wide:basis-auto">
      <span className="sr-only">{label}</span>
      <select
        name={name}
        defaultValue={value ?? query.get(name) ?? ''}
        className={classes(control, 'w-full wide:max-w-52')}
      >
        {value ? null : <option value="">{label}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
  const named = (list: { _id: string; name: string }[]) =>
    list.map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <Form
      role="search"
      method="get"
      className="mt-5 flex flex-wrap items-center gap-3"
      onChange={(event) => submit(event.currentTarget, { replace: true })}
    >
      <label className="grow basis-full wide:max-w-xs wide:basis-auto">
        <span className="sr-only">{m.cat_find_products()}</span>
        <input
          type="search"
          name="q"
          defaultValue={query.get('q') ?? ''}
          placeholder={m.cat_find_products()}
          className={classes(control, 'w-full placeholder:text-stone')}
        />
      </label>
      {select(
        'status',
        m.cat_any_status(),
        Object.entries(statusNames).map(([value, label]) => ({ value, label: label() })),
      )}
      {select('vendor', m.cat_any_vendor(), named(choices.vendors))}
      {select('category', m.cat_any_category(), named(choices.categories))}
      {select(
        'stock',
        m.cat_any_stock(),
        stockLevels.map((value) => ({ value, label: stockNames[value]() })),
      )}
      {select(
        'sort',
        m.cat_sort(),
        catalogSorts.map((value) => ({ value, label: sortNames[value]() })),
        sort,
      )}
      <noscript>
        <button type="submit" className={classes(control, 'font-semibold')}>
          {m.cat_search()}
        </button>
      </noscript>
    </Form>
  );
}

function Row(props: { row: CatalogRow; chosen: boolean | null; onChoose: (on: boolean) => void }) {
  const { row, chosen, onChoose } = props;
  const { min, max } = row.retail;
  return (
    <li className="grid grid-cols-[auto_auto_1fr] items-center gap-x-4 gap-y-1 px-4 py-2 broad:grid-cols-[auto_auto_1fr_8rem_9rem_6rem]">
      {chosen === null ? (
        <span />
      ) : (
        <input
          type="checkbox"
          aria-label={m.cat_choose({ name: row.name })}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-5 accent-accent"
        />
      )}
      <span className="block h-14 w-11 overflow-hidden rounded-sm bg-sand">
        {row.picture.src ? (
          <Picture picture={{ ...row.picture, alt: '' }} sizes="44px" className="size-full object-cover" />
        ) : null}
      </span>
      <span className="min-w-0">
        <Link
          to={`/admin/catalog/products/${row._id}`}
          className="font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {row.name}
        </Link>
        <span className="block text-sm text-stone">
          {row.product_number} · {row.vendor_name} · {m.cat_variants_count({ count: row.skus })}
        </span>
      </span>
      <span className="col-start-3 broad:col-start-auto">
        <ProductStatusChip status={row.status} />
      </span>
      <span className="col-start-3 text-sm tabular-nums broad:col-start-auto broad:text-right">
        {min === max
          ? formatDollars(min)
          : m.cat_price_range({ from: formatDollars(min), to: formatDollars(max) })}
      </span>
      <span className="col-start-3 text-sm text-stone tabular-nums broad:col-start-auto broad:text-right">
        {m.cat_in_stock({ count: row.stock })}
      </span>
    </li>
  );
}
