/**
 * A kit: its slots and what may fill them, what fits beside what, what it costs (docs/product.md#combination-products).
 */
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import type { CompatibilityRule } from '#schemas/domain/catalog/product-data.ts';
import { Cell, useForm, useValue } from './form-state.tsx';
import { ProductFinder } from './product-finder.tsx';
import { Percent } from './product-lists.tsx';
import { Rows } from './rows.tsx';

const select = 'h-9 rounded-sm border border-line-strong bg-surface px-2 text-sm';

export function KitPart({ known }: { known: { _id: string; name: string }[] }) {
  const [price, writePrice] = useValue<{ kind: 'sum' | 'set' }>(['kit_price']);
  return (
    <>
      <Rows
        path={['slots']}
        title={m.cat_slots()}
        add={m.cat_add()}
        most={30}
        begin={() => ({ name: '', min: 1, max: 1, optional: false, products: [] })}
      >
        {(path) => <Slot path={path} known={known} />}
      </Rows>
      <fieldset className="flex flex-wrap items-center gap-3">
        <legend className="mb-2 text-sm font-medium">{m.cat_kit_price()}</legend>
        <select
          aria-label={m.cat_kit_price()}
          className={select}
          value={price.kind}
          onChange={(event) =>
            writePrice(event.target.value === 'set' ? { kind: 'set' } : { kind: 'sum', offBps: 0 })
          }
        >
          <option value="sum">{m.cat_kit_sum()}</option>
          <option value="set">{m.cat_kit_set()}</option>
        </select>
        {price.kind === 'sum' ? <Percent path={['kit_price', 'offBps']} label={m.cat_kit_off()} /> : null}
      </fieldset>
      <Rows
        path={['rules']}
        title={m.cat_rules()}
        add={m.cat_add()}
        begin={() => ({ kind: 'same', slots: ['', ''], attribute: 'Finish', reason: '' })}
      >
        {(path) => <Rule path={path} />}
      </Rows>
    </>
  );
}

function Slot({ path, known }: { path: Path; known: { _id: string; name: string }[] }) {
  const [optional, write] = useValue<boolean>([...path, 'optional']);
  return (
    <div className="flex flex-col gap-3 rounded-sm border border-line p-3">
      <div className="grid grid-cols-2 items-end gap-2 wide:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="text-xs text-stone">
          {m.cat_slot_name()}
          <Cell path={[...path, 'name']} label={m.cat_slot_name()} />
        </div>
        <div className="text-xs text-stone">
          {m.cat_slot_min()}
          <Cell path={[...path, 'min']} label={m.cat_slot_min()} numeric />
        </div>
        <div className="text-xs text-stone">
          {m.cat_slot_max()}
          <Cell path={[...path, 'max']} label={m.cat_slot_max()} numeric />
        </div>
        <label className="flex h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={optional}
            onChange={(event) => write(event.target.checked)}
            className="size-5 accent-accent"
          />
          {m.cat_slot_optional()}
        </label>
      </div>
      <ProductFinder path={[...path, 'products']} label={m.cat_slot_products()} known={known} />
    </div>
  );
}

function SlotSelect({ path, label }: { path: Path; label: string }) {
  const [value, write] = useValue<string>(path);
  const [slots] = useValue<{ name: string }[]>(['slots']);
  return (
    <select
      aria-label={label}
      className={select}
      value={value}
      onChange={(event) => write(event.target.value)}
    >
      <option value="">{label}</option>
      {slots.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  );
}

const empty = { slot: '', attribute: 'Finish', values: [] };

function Rule({ path }: { path: Path }) {
  const [rule, write] = useValue<CompatibilityRule>(path);
  const { errors } = useForm();
  const root = `/${path.join('/')}`;
  const wrong = Object.entries(errors).find(
    ([pointer]) => pointer === root || pointer.startsWith(`${root}/`),
  );
  const change = (kind: string) => {
    const { reason } = rule;
    const next =
      kind === 'same'
        ? { kind, slots: ['', ''], attribute: 'Finish', reason }
        : // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
          { kind, if: empty, then: empty, reason };
    write(next as unknown as Json);
  };
  return (
    <div className="flex flex-col gap-2 rounded-sm border border-line p-3">
      <div className="flex flex-wrap gap-2">
        <select
          aria-label={m.cat_rule_kind()}
          className={select}
          value={rule.kind}
          onChange={(event) => change(event.target.value)}
        >
          <option value="same">{m.cat_rule_same()}</option>
          <option value="requires">{m.cat_rule_requires()}</option>
          <option value="forbids">{m.cat_rule_forbids()}</option>
        </select>
        {rule.kind === 'same' ? (
          <>
            <SlotSelect path={[...path, 'slots', 0]} label={m.cat_slot_one()} />
            <SlotSelect path={[...path, 'slots', 1]} label={m.cat_slot_other()} />
            <div className="w-40">
              <Cell path={[...path, 'attribute']} label={m.cat_rule_attribute()} />
            </div>
          </>
        ) : null}
      </div>
      {rule.kind === 'same' ? null : (
        <>
          <Match path={[...path, 'if']} label={m.cat_rule_if()} />
          <Match
            path={[...path, 'then']}
            label={rule.kind === 'requires' ? m.cat_rule_then() : m.cat_rule_not()}
          />
        </>
      )}
      <div className="text-xs text-stone">
        {m.cat_rule_reason()}
        <Cell path={[...path, 'reason']} label={m.cat_rule_reason()} />
      </div>
      {wrong ? <p className="text-sm font-medium text-danger">{wrong[1][0]}</p> : null}
    </div>
  );
}

function Match({ path, label }: { path: Path; label: string }) {
  const [values, write] = useValue<string[]>([...path, 'values']);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="w-20">{label}</span>
      <SlotSelect path={[...path, 'slot']} label={m.cat_slot_name()} />
      <div className="w-32">
        <Cell path={[...path, 'attribute']} label={m.cat_rule_attribute()} />
      </div>
      <input
        aria-label={m.cat_rule_values()}
        placeholder={m.cat_rule_values()}
        defaultValue={values.join(', ')}
        onChange={(event) =>
          write(
            event.target.value
              .split(',')
              .map((value) => value.trim())
              .filter(Boolean),
          )
        }
        className={`${select} min-w-40 grow`}
      />
    </div>
  );
}
