/**
 * A piece made to measure: size and options in the address, its price from the server
 * (docs/product.md#custom-products).
 */
import { useNavigate, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx';
import { Price } from '#ui/price.tsx';
import type { SizeView } from './made-to-measure.ts';
import { choiceOf, uploadDrawing } from './size-choice.ts';

/** ms between the last key and the price. */
const pause = 400;

/** What was wrong with a form that was sent without a script. */
export type SizeAnswer = { message: string; field: 'acknowledged' | 'drawing' | null };

type Props = { product: Product; selected: Sku; size: SizeView; answer: SizeAnswer | null };

function SizeFields({ dimensions, options }: Pick<SizeView, 'dimensions' | 'options'>) {
  return (
    <div className="mt-3 flex flex-wrap gap-4">
      {dimensions.map(({ name, title, min, max, step, value, wrong }) => (
        <TextField
          key={name}
          label={title}
          name="size"
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          defaultValue={value}
          required
          hint={wrong ? undefined : m.custom_range({ min, max, step })}
          error={wrong ? m.custom_size_bad({ min, max, step }) : undefined}
          className="w-full wide:w-44"
        />
      ))}
      {options.map(({ name, title: called, values, value }) => (
        <SelectField key={name} label={called} name="o" defaultValue={value} className="w-full wide:w-60">
          {values.map(({ label, title, add: price }) => (
            <option key={label} value={label}>
              {price > 0 ? m.custom_option({ label: title, price: formatDollars(price) }) : title}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

type SizePriceProps = Pick<Props, 'product' | 'size'> & { waiting: boolean };

function SizePrice({ product: { custom }, size, waiting }: SizePriceProps) {
  const { dimensions, quote, problem } = size;
  return (
    <>
      <div role="status" aria-busy={waiting} className="mt-5 min-h-14 aria-busy:opacity-60">
        <p className="text-sm text-stone">{m.custom_price()}</p>
        {quote && !dimensions.some(({ wrong }) => wrong) ? (
          <Price price={quote.price} retail={quote.retail} size="page" />
        ) : (
          <p className="font-medium text-danger">{problem ?? ''}</p>
        )}
      </div>
      <p className="mt-2 text-sm">
        {m.custom_lead_time({ days: custom?.lead_time_days ?? 0 })}{' '}
        {quote?.ready_on ? m.custom_ready({ day: formatDate(quote.ready_on) }) : null}
      </p>
    </>
  );
}

/** What must be there before anything is sent, in the order of the form. */
function missingIn({ custom }: Product, form: FormData): SizeAnswer | null {
  const drawing = form.get('drawing');
  if (custom?.drawing === 'required' && !(drawing instanceof File && drawing.size > 0))
    return { message: m.custom_drawing_missing(), field: 'drawing' };
  return form.get('acknowledged') === 'yes'
    ? null
    : { message: m.custom_acknowledge_missing(), field: 'acknowledged' };
}

export function SizeForm({ product, selected, size, answer }: Props) {
  const { dimensions, options } = size;
  const navigate = useNavigate();
  const waiting = useNavigation().state !== 'idle';
  const addToCart = useAddToCart();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scripted = useScripted();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SizeAnswer | null>(answer);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (form: HTMLFormElement) => {
    clearTimeout(timer.current);
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if ((name === 'size' || name === 'o') && typeof value === 'string') params.append(name, value);
    navigate(`${product.href}?${params}`, { replace: true, preventScrollReset: true });
  };
  const add = async (form: HTMLFormElement) => {
    ask(form);
    // What is wrong with it stands at the field, which may be far above.
    const wrong = form.querySelector<HTMLElement>('[name="size"]:invalid');
    if (wrong) return wrong.focus();
    const data = new FormData(form);
    const missing = missingIn(product, data);
    if (missing) {
      setFailure(missing);
      form.querySelector<HTMLElement>(`[name="${missing.field}"]`)?.focus();
      return;
    }
    const choice = choiceOf(product, data);
    setBusy(true);
    setFailure(null);
    try {
      const file = new FormData(form).get('drawing');
      const sent = file instanceof File && file.size > 0 ? await uploadDrawing(file) : null;
      if (sent && 'message' in sent) setFailure({ message: sent.message, field: 'drawing' });
      else await addToCart(selected.sku, choice.quantity, { ...choice.chosen, drawing: sent?._id ?? null });
    } catch {
      // A toast has said what went wrong.
    }
    setBusy(false);
  };
  const errorOf = (field: SizeAnswer['field']) => (failure?.field === field ? failure?.message : undefined);
  const { custom } = product;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate={scripted}
      data-print
      aria-labelledby="size"
      onChange={({ currentTarget, target }) => {
        if (!/^(?:size|o)$/.test((target as HTMLInputElement).name)) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(currentTarget), pause);
      }}
      onKeyDown={(event) => {
        // Enter in a size asks for its price and buys nothing.
        if (event.key !== 'Enter' || (event.target as HTMLInputElement).name !== 'size') return;
        event.preventDefault();
        ask(event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void add(event.currentTarget);
      }}
      className="mt-7 border-y border-line py-6"
    >
      <h2 id="size" className="font-display text-xl font-medium">
        {m.custom_title()}
      </h2>
      <SizeFields {...{ dimensions, options }} />
      <noscript>
        <Button type="submit" formMethod="get" formNoValidate variant="outline" className="mt-4">
          {m.custom_update()}
        </Button>
      </noscript>
      <SizePrice {...{ product, size, waiting }} />
      {custom && custom.drawing !== 'none' ? (
        <TextField
          label={m.custom_drawing()}
          name="drawing"
          type="file"
          accept=".pdf,.dxf,.png,.jpg,.jpeg"
          required={custom.drawing === 'required'}
          hint={m.custom_drawing_hint()}
          error={errorOf('drawing')}
          className="mt-5 [&_input]:py-2"
        />
      ) : null}
      <CheckboxField
        label={m.custom_acknowledge()}
        name="acknowledged"
        value="yes"
        required
        error={errorOf('acknowledged')}
        className="mt-5"
      />
      <Failure>{errorOf(null)}</Failure>
      <div className="mt-5 flex items-end gap-3">
        <TextField
          label={m.custom_quantity()}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          defaultValue={1}
          required
          className="w-24"
        />
        <Button type="submit" size="large" full busy={busy}>
          {busy ? m.custom_adding() : m.product_add()}
        </Button>
      </div>
    </form>
  );
}

const Failure = ({ children }: { children: ReactNode }) =>
  children ? (
    <p role="alert" className="mt-4 font-medium text-danger">
      {children}
    </p>
  ) : null;
