/** What the screens of prices are made of: their places, and a form's fields. */
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { AreaNav } from '#app/features/admin/shell/area-nav.tsx';
import * as m from '#messages';
import type { PricingChoices, PricingKind } from '#schemas/domain/pricing/pricing-records.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Findable, NameField } from './name-field.tsx';
import type { PricingAnswer } from './pricing.server.ts';
import type { PricingField } from './pricing-fields.ts';
import { fieldHint, fieldLabel, kindWords, optionLabel } from './pricing-words.ts';

const places: { to: string; label: () => string }[] = [
  { to: '/admin/pricing', label: m.price_nav_preview },
  ...(['coupon', 'offer', 'price_list', 'price_rule'] as const).map(placeOf),
  { to: '/admin/pricing/fees', label: m.price_nav_fees },
  ...(['tax_state', 'tax_zip', 'shipping_rate', 'shipping_zone', 'exemption', 'company'] as const).map(
    placeOf,
  ),
];

function placeOf(kind: PricingKind) {
  return { to: `/admin/pricing/${kind}`, label: () => kindWords[kind].many() };
}

/** What pricing has, under the employees' own navigation. */
export function PricingNav() {
  const { pathname } = useLocation();
  const isHere = (to: string) =>
    to === '/admin/pricing' ? pathname.replace(/\/$/, '') === to : `${pathname}/`.startsWith(`${to}/`);
  return (
    <AreaNav
      title={m.price_title()}
      places={places.map(({ to, label }) => ({ to, label: label(), isHere: isHere(to) }))}
    />
  );
}

type FieldsProps = {
  /** The kind or the group, for the words. */
  form: string;
  fields: readonly PricingField[];
  values: Record<string, string>;
  errors: Record<string, string>;
  choices?: PricingChoices;
  disabled: boolean;
};

const lists: Record<string, keyof PricingChoices> = {
  company: 'companies',
  warehouse: 'warehouses',
  price_list: 'price_lists',
};

/** Fields of names that stand in addresses. */
const findables: Record<string, Findable> = {
  only_products: 'products',
  only_categories: 'categories',
  only_vendors: 'vendors',
  not_products: 'products',
  not_categories: 'categories',
  not_vendors: 'vendors',
};

/** Required by another field's value, or where the one beside it is empty (pricing-records.ts). */
const conditional = new Set([
  'amount',
  'delayed_from',
  'percent',
  'percent_off',
  'price',
  'states',
  'target',
  'zip_prefixes',
]);

/** Two columns where there is room; what is long takes both. */
export function PricingFields(props: FieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
      {props.fields.map((field) => (
        <OneField key={field.name} {...props} field={field} />
      ))}
    </div>
  );
}

function OneField({ form, field, values, errors, choices, disabled }: FieldsProps & { field: PricingField }) {
  const { name, type, required } = field;
  const shared = {
    id: `${form}-${name}`,
    name,
    label: fieldLabel(form, name),
    hint: fieldHint(form, name),
    error: errors[name],
    disabled,
  };
  if (type === 'check')
    return (
      <CheckboxField
        {...shared}
        value="yes"
        defaultChecked={Boolean(values[name])}
        className="self-end pb-2.5"
      />
    );
  const what = findables[name];
  if (what)
    return (
      <NameField {...shared} what={what} rows={2} defaultValue={values[name]} className="wide:col-span-2" />
    );
  if (type === 'list' || type === 'long')
    return (
      <TextareaField
        {...shared}
        conditional={conditional.has(name)}
        rows={2}
        defaultValue={values[name]}
        className="wide:col-span-2"
      />
    );
  if (type === 'choice') {
    const known = lists[name];
    const listed =
      known && choices ? choices[known].map(({ _id, name: text }) => [_id, text] as const) : null;
    const options = listed ?? (field.options ?? []).map((option) => [option, optionLabel(option)] as const);
    return (
      <SelectField {...shared} required={required} defaultValue={values[name]}>
        {/* What an option of its own stands for may be left open. */}
        {required || field.options?.includes('as_everybody') ? null : (
          <option value="">{name === 'warehouse' ? m.price_none() : '–'}</option>
        )}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...shared}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      required={required}
      conditional={conditional.has(name)}
      autoComplete="off"
      defaultValue={values[name]}
    />
  );
}

/** What came of the form, said first and read out: it takes the focus. */
export function PricingSummary({
  form,
  answer,
  saved,
}: {
  form: string;
  answer: PricingAnswer | undefined;
  saved: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isWrong = answer !== undefined && !answer.saved;
  useEffect(() => {
    if (isWrong && answer) box.current?.focus();
  }, [answer, isWrong]);
  if (!isWrong)
    return saved || answer?.saved ? (
      <Notice tone="success" className="mt-5">
        {m.price_saved()}
      </Notice>
    ) : null;
  const wrong = Object.entries(answer.errors);
  return (
    <div ref={box} tabIndex={-1} className="mt-5 outline-none">
      <Notice
        tone={answer.stale ? 'warning' : 'error'}
        title={answer.stale ? m.price_stale() : wrong.length > 0 ? m.price_check() : (answer.message ?? '')}
      >
        {answer.stale ? <p>{m.price_stale_text()}</p> : null}
        {wrong.length > 0 ? (
          <ul className="mt-1 list-disc pl-5">
            {wrong.map(([name, sentence]) => (
              <li key={name}>
                <a href={`#${form}-${name}`} className="underline underline-offset-4">
                  {fieldLabel(form, name)}: {sentence}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}

/** Saves; where somebody was faster, only knowingly. */
export function SaveButtons({ busy, stale, here }: { busy: boolean; stale: boolean; here: string }) {
  if (!stale)
    return (
      <Button type="submit" busy={busy}>
        {m.price_save()}
      </Button>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" name="overwrite" value="yes" busy={busy}>
        {m.price_stale_mine()}
      </Button>
      <a href={here} className="text-accent underline underline-offset-4">
        {m.price_stale_theirs()}
      </a>
    </div>
  );
}
