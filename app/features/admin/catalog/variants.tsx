/** The SKUs as a table that is edited in place: arrows up and down go through a column. */
import { type KeyboardEvent, useState } from 'react';
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { type EditSku, maxOptions, maxSkus, type ProductFields } from '#schemas/domain/catalog/editing.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Cell, CellError, fieldId, NumberCell, useError, useForm, useValue } from './form-state.tsx';
import { generateVariants, valuesOf } from './generate-variants.ts';
import { PictureField } from './picture-field.tsx';

type House = { _id: string; name: string };

export function Variants({ warehouses }: { warehouses: House[] }) {
  const { value, set } = useForm();
  const product = value as unknown as ProductFields;
  const { option_names: names, skus } = product;
  const error = useError(['skus']);
  const addRow = () => {
    const like = skus.at(-1);
    if (!like) return;
    const { _id, ...copy } = like;
    set(['skus'], [...skus, { ...copy, code: '', barcode: '', stock: [] }] as unknown as Json);
  };
  return (
    <>
      <Options />
      <div id={fieldId(['skus'])} tabIndex={-1}>
        {error ? <p className="mb-2 text-sm font-medium text-danger">{error}</p> : null}
        <section
          aria-label={m.cat_variants_table()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and must do so by keyboard.
          tabIndex={0}
          className="relative overflow-x-auto pb-2"
        >
          <table className="text-sm">
            <thead>
              <tr className="text-left text-stone *:pr-2 *:pb-1 *:font-normal *:whitespace-nowrap">
                <th scope="col">{m.cat_picture()}</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col" className="sticky left-0 z-1 bg-surface">
                  {m.cat_sku()}
                </th>
                <th scope="col">{m.cat_retail()}</th>
                <th scope="col">{m.cat_trade()}</th>
                <th scope="col">{m.cat_msrp()}</th>
                <th scope="col">{m.cat_cost()}</th>
                {warehouses.map(({ _id, name }) => (
                  <th key={_id} scope="col">
                    {m.cat_stock_at({ name })}
                  </th>
                ))}
                <th scope="col">{m.cat_weight()}</th>
                <th scope="col">{m.cat_barcode()}</th>
                <th scope="col">{m.cat_lead()}</th>
                <th scope="col">{m.cat_backorder()}</th>
                <th scope="col">{m.cat_taxed()}</th>
                <th scope="col">
                  <span className="sr-only">{m.cat_remove()}</span>
                </th>
              </tr>
            </thead>
            <tbody onKeyDown={moveInColumn}>
              {skus.map((sku, index) => (
                <SkuRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: its cells are held by state, a new SKU has no id yet.
                  key={index}
                  sku={sku}
                  index={index}
                  names={names}
                  warehouses={warehouses}
                  alone={skus.length === 1}
                />
              ))}
            </tbody>
          </table>
        </section>
        {names.length > 0 && skus.length < maxSkus ? (
          <Button size="small" variant="outline" className="mt-2" onClick={addRow}>
            {m.cat_variant_add()}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** To the same column's cell above or below. */
function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) return;
  event.preventDefault();
  const cell = input.closest('td');
  const row = cell?.parentElement;
  const next = event.key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  const other = cell && next?.children[cell.cellIndex]?.querySelector('input');
  other?.focus();
  if (other && other.type !== 'checkbox') other.select();
}

type RowProps = { sku: EditSku; index: number; names: string[]; warehouses: House[]; alone: boolean };

function SkuRow({ sku, index, names, warehouses, alone }: RowProps) {
  const { value, set, readOnly } = useForm();
  const { skus } = value as unknown as ProductFields;
  const path = ['skus', index];
  const error = useError([...path, 'options']);
  const named = (column: string) => `${column}, ${sku.code || m.cat_row({ number: index + 1 })}`;
  const number = (name: string, label: string) => (
    <td className="w-24 min-w-24">
      <Cell path={[...path, name]} label={named(label)} numeric />
    </td>
  );
  return (
    <tr className="*:pt-1 *:pr-2 *:align-top">
      <td>
        <PictureField path={[...path, 'picture']} label={named(m.cat_picture())} small />
      </td>
      {names.map((name) => (
        <td key={name} className="min-w-32">
          <Cell path={[...path, 'options', name]} label={named(name)} />
          {error && name === names[0] ? <CellError>{error}</CellError> : null}
        </td>
      ))}
      {/* Says whose row it is while the rest is scrolled. */}
      <td className="sticky left-0 z-1 min-w-44 bg-surface">
        <Cell path={[...path, 'code']} label={named(m.cat_sku())} />
      </td>
      {number('retail', m.cat_retail())}
      {number('trade', m.cat_trade())}
      {number('msrp', m.cat_msrp())}
      {number('cost', m.cat_cost())}
      {warehouses.map((house) => (
        <td key={house._id} className="w-24 min-w-24">
          <StockCell
            path={[...path, 'stock']}
            house={house}
            label={named(m.cat_stock_at({ name: house.name }))}
          />
        </td>
      ))}
      {number('weight', m.cat_weight())}
      <td className="min-w-36">
        <Cell path={[...path, 'barcode']} label={named(m.cat_barcode())} />
      </td>
      {number('lead_days', m.cat_lead())}
      {(['backorder', 'taxable'] as const).map((name) => (
        <td key={name} className="text-center">
          <input
            type="checkbox"
            aria-label={named(name === 'backorder' ? m.cat_backorder() : m.cat_taxed())}
            disabled={readOnly}
            checked={sku[name]}
            onChange={(event) => set([...path, name], event.target.checked)}
            className="mt-2 size-5 accent-accent"
          />
        </td>
      ))}
      <td>
        <button
          type="button"
          disabled={alone || readOnly}
          aria-label={m.cat_take_out({ name: sku.code || m.cat_row({ number: index + 1 }) })}
          onClick={() => set(['skus'], skus.filter((_, other) => other !== index) as unknown as Json)}
          className="size-9 rounded-sm hover:bg-sand disabled:opacity-40"
        >
          ×
        </button>
      </td>
    </tr>
  );
}

type Stock = EditSku['stock'];

function StockCell({ path, house, label }: { path: Path; house: House; label: string }) {
  const [stock, write] = useValue<Stock>(path);
  const found = stock.findIndex(({ warehouse }) => warehouse === house._id);
  const at = found < 0 ? stock.length : found;
  return (
    <NumberCell
      path={[...path, at, 'quantity']}
      label={label}
      placeholder="0"
      text={String(stock[found]?.quantity ?? '')}
      onWrite={(quantity) =>
        write([...stock.slice(0, at), { warehouse: house._id, quantity }, ...stock.slice(at + 1)] as Json)
      }
    />
  );
}

/** Up to three options and their values; from them the variants are made that are not there yet. */
function Options() {
  const { value, set, readOnly } = useForm();
  const product = value as unknown as ProductFields;
  const [typed, setTyped] = useState<{ name: string; values: string }[]>(() => optionsOf(product));
  const error = useError(['option_names']);
  if (product.kind !== 'variant' && product.option_names.length === 0) return null;
  const change = (index: number, next: { name: string; values: string }) =>
    setTyped(typed.map((option, other) => (other === index ? next : option)));
  const generate = () => {
    const { option_names, skus } = generateVariants(product, typed);
    set(['option_names'], option_names);
    set(['skus'], skus as unknown as Json);
  };
  return (
    <fieldset
      id={fieldId(['option_names'])}
      disabled={readOnly}
      className="min-w-0 rounded-sm bg-sand/50 p-4"
    >
      <legend className="sr-only">{m.cat_options()}</legend>
      <p className="text-sm text-stone">{m.cat_options_text()}</p>
      <div className="mt-3 flex flex-col gap-3">
        {typed.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options stand in their places.
          <div key={index} className="grid gap-3 wide:grid-cols-[1fr_2fr]">
            <TextField
              label={m.cat_option_name({ number: index + 1 })}
              required
              maxLength={40}
              value={option.name}
              onChange={(event) => change(index, { ...option, name: event.target.value })}
            />
            <TextField
              label={m.cat_option_values({ number: index + 1 })}
              required
              value={option.values}
              onChange={(event) => change(index, { ...option, values: event.target.value })}
            />
          </div>
        ))}
      </div>
      {error ? <p className="mt-2 text-sm font-medium text-danger">{error}</p> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        {typed.length < maxOptions ? (
          <Button
            size="small"
            variant="outline"
            onClick={() => setTyped([...typed, { name: '', values: '' }])}
          >
            {m.cat_option_add()}
          </Button>
        ) : null}
        <Button size="small" variant="secondary" onClick={generate}>
          {m.cat_generate()}
        </Button>
      </div>
    </fieldset>
  );
}

function optionsOf({ option_names, skus }: ProductFields): { name: string; values: string }[] {
  if (option_names.length === 0) return [{ name: '', values: '' }];
  return option_names.map((name) => ({ name, values: valuesOf(skus, name).join(', ') }));
}
