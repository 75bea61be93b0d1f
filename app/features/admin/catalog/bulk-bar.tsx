/** One change of the chosen products, with what it comes to before it is made. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { BulkChange } from '#schemas/domain/catalog/records.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { CatalogAnswer, Choices } from './catalog.server.ts';
import { statusNames } from './product-status.tsx';

type What = BulkChange['set'];
const names: Record<What, () => string> = {
  status: m.cat_bulk_status,
  price: m.cat_bulk_price,
  stock: m.cat_bulk_stock,
  tag: m.cat_bulk_tag,
  category: m.cat_bulk_category,
  collection: m.cat_bulk_collection,
  vendor: m.cat_bulk_vendor,
};

export function BulkBar(props: {
  ids: string[];
  choices: Choices;
  pricesOnly: boolean;
  onClear: () => void;
}) {
  const { ids, choices, pricesOnly, onClear } = props;
  const offered = (Object.keys(names) as What[]).filter((one) => !pricesOnly || one === 'price');
  const [what, setWhat] = useState<What | null>(null);
  return (
    <div className="sticky bottom-0 z-10 mt-6 low:static border-t border-line bg-paper py-3">
      <Container className="flex flex-wrap items-center gap-3 px-0">
        <p role="status" className="font-semibold">
          {m.cat_chosen({ count: ids.length })}
        </p>
        <Button size="small" variant="text" onClick={onClear}>
          {m.cat_choose_none()}
        </Button>
        <div className="flex grow flex-wrap justify-end gap-2">
          {offered.map((one) => (
            <Button key={one} size="small" variant="outline" onClick={() => setWhat(one)}>
              {names[one]()}
            </Button>
          ))}
        </div>
      </Container>
      {what ? (
        <BulkDialog
          key={what}
          what={what}
          ids={ids}
          choices={choices}
          onClose={() => setWhat(null)}
          onDone={onClear}
        />
      ) : null}
    </div>
  );
}

type DialogProps = { what: What; ids: string[]; choices: Choices; onClose: () => void; onDone: () => void };

function BulkDialog({ what, ids, choices, onClose, onDone }: DialogProps) {
  const [change, setChange] = useState<BulkChange>(() => beginningOf(what, choices));
  const fetcher = useFetcher<CatalogAnswer>();
  const { data } = fetcher;
  const [previewed, setPreviewed] = useState('');
  const send = (preview: boolean) => {
    const form = new FormData();
    for (const id of ids) form.append('id', id);
    form.set('change', JSON.stringify(change));
    form.set('preview', `${preview}`);
    if (preview) setPreviewed(JSON.stringify(change));
    fetcher.submit(form, { method: 'post', action: '/admin/catalog?index' });
  };
  useEffect(() => {
    if (!data?.ok || data.bulk?.preview !== false) return;
    if (data.message) void showToast(data.message, { kind: 'success' });
    onClose();
    onDone();
  }, [data, onClose, onDone]);
  const errorOf = (name: string) =>
    data && !data.ok
      ? Object.entries(data.errors).find(([pointer]) => pointer.endsWith(`/${name}`))?.[1][0]
      : undefined;
  const atField = errorOf('quantity') ?? errorOf('value');
  const bulk = data?.ok && data.bulk?.preview && previewed === JSON.stringify(change) ? data.bulk : null;
  return (
    <Dialog
      title={names[what]()}
      text={m.cat_chosen({ count: ids.length })}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => send(true)} busy={fetcher.state !== 'idle'}>
            {m.cat_bulk_preview()}
          </Button>
          <Button
            onClick={() => send(false)}
            disabled={!bulk || bulk.count === 0}
            busy={fetcher.state !== 'idle'}
          >
            {bulk ? m.cat_bulk_apply({ count: bulk.count }) : m.cat_bulk_apply_none()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <BulkFields change={change} set={setChange} choices={choices} errorOf={errorOf} />
        {data && !data.ok && !atField ? (
          <Notice tone="error">{Object.values(data.errors)[0]?.[0] ?? data.message}</Notice>
        ) : null}
        {bulk ? (
          <div role="status">
            <p className="font-semibold">{m.cat_bulk_changes({ count: bulk.count })}</p>
            <ul className="mt-2 divide-y divide-line text-sm">
              {bulk.lines.map(({ name, what: part, before, after }) => (
                <li key={`${name} ${part}`} className="flex flex-wrap gap-x-3 py-1.5">
                  <span className="min-w-0 grow">
                    {name} <span className="text-stone">{part}</span>
                  </span>
                  <span className="tabular-nums">
                    <s className="text-stone">{before || '–'}</s> → <strong>{after || '–'}</strong>
                  </span>
                </li>
              ))}
            </ul>
            {bulk.more > 0 ? (
              <p className="mt-2 text-sm text-stone">{m.cat_bulk_more({ count: bulk.more })}</p>
            ) : null}
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

function beginningOf(what: What, choices: Choices): BulkChange {
  switch (what) {
    case 'status':
      return { set: what, status: 'active' };
    case 'vendor':
      return { set: what, vendor: choices.vendors[0]?._id ?? '' };
    case 'price':
      return { set: what, prices: ['retail'], by: 'percent', value: 5 };
    case 'stock':
      return { set: what, warehouse: choices.warehouses[0]?._id ?? '', quantity: 0 };
    default:
      return { set: what, id: groupsOf(what, choices)[0]?._id ?? '', remove: false };
  }
}

const groupsOf = (what: 'tag' | 'category' | 'collection', choices: Choices) =>
  ({ tag: choices.tags, category: choices.categories, collection: choices.collections })[what];

const list = (choices: readonly { _id: string; name: string }[]) =>
  choices.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));

type ErrorOf = (name: string) => string | undefined;
type Fields = { change: BulkChange; set: (change: BulkChange) => void; choices: Choices; errorOf: ErrorOf };

/** What is typed stays as it is; what is no number is the API's to refuse. */
function NumberField(props: {
  label: string;
  hint?: string;
  error: string | undefined;
  began: number;
  onWrite: (value: number) => void;
}) {
  const { began, onWrite, error, ...field } = props;
  const [typed, setTyped] = useState(`${began}`);
  return (
    <TextField
      {...field}
      {...(error ? { error } : {})}
      inputMode="decimal"
      required
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onWrite(typedNumber(event.target.value) as number);
      }}
    />
  );
}

function BulkFields({ change, set, choices, errorOf }: Fields) {
  switch (change.set) {
    case 'status':
      return (
        <SelectField
          label={m.cat_status()}
          value={change.status}
          onChange={(event) => set({ ...change, status: event.target.value as 'active' })}
        >
          {Object.entries(statusNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name()}
            </option>
          ))}
        </SelectField>
      );
    case 'vendor':
      return (
        <SelectField
          label={m.cat_vendor()}
          value={change.vendor}
          onChange={(event) => set({ ...change, vendor: event.target.value })}
        >
          {list(choices.vendors)}
        </SelectField>
      );
    case 'stock':
      return (
        <>
          <SelectField
            label={m.cat_warehouse()}
            value={change.warehouse}
            onChange={(event) => set({ ...change, warehouse: event.target.value })}
          >
            {list(choices.warehouses)}
          </SelectField>
          <NumberField
            label={m.cat_stock()}
            error={errorOf('quantity')}
            began={change.quantity}
            onWrite={(quantity) => set({ ...change, quantity })}
          />
        </>
      );
    case 'price':
      return <PriceFields change={change} set={set} error={errorOf('value')} />;
    default:
      return (
        <>
          <SelectField
            label={names[change.set]()}
            value={change.id}
            onChange={(event) => set({ ...change, id: event.target.value })}
          >
            {list(groupsOf(change.set, choices))}
          </SelectField>
          <CheckboxField
            label={m.cat_bulk_take_out()}
            checked={change.remove}
            onChange={(event) => set({ ...change, remove: event.target.checked })}
          />
        </>
      );
  }
}

type Pricing = Extract<BulkChange, { set: 'price' }>;
const prices = { retail: m.cat_retail, trade: m.cat_trade, msrp: m.cat_msrp };

function PriceFields(props: { change: Pricing; set: (change: Pricing) => void; error: string | undefined }) {
  const { change, set, error } = props;
  return (
    <>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{m.cat_bulk_which()}</legend>
        <div className="flex flex-wrap gap-5">
          {(Object.keys(prices) as (keyof typeof prices)[]).map((price) => (
            <CheckboxField
              key={price}
              label={prices[price]()}
              checked={change.prices.includes(price)}
              onChange={(event) =>
                set({
                  ...change,
                  prices: event.target.checked
                    ? [...change.prices, price]
                    : change.prices.filter((one) => one !== price),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 wide:grid-cols-2">
        <NumberField
          label={m.cat_bulk_by()}
          hint={m.cat_bulk_by_hint()}
          error={error}
          began={change.value}
          onWrite={(value) => set({ ...change, value })}
        />
        <SelectField
          label={m.cat_bulk_unit()}
          value={change.by}
          onChange={(event) => set({ ...change, by: event.target.value as 'percent' })}
        >
          <option value="percent">%</option>
          <option value="amount">$</option>
        </SelectField>
      </div>
    </>
  );
}
