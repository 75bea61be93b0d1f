/** What a sample cart would cost, each sum and why. */
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { PricePreview } from '#schemas/domain/pricing/pricing-records.ts';
import { deliveryName, paymentNames } from '#schemas/fields/order-names.ts';
import { daysName } from '#schemas/fields/price-days.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { PreviewPage } from './preview.server.ts';

export function PreviewScreen({ page }: { page: PreviewPage }) {
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.price_try_title()}
      </Heading>
      {page.choices ? (
        <>
          <p className="mt-2 max-w-text text-stone">{m.price_try_text()}</p>
          <div className="mt-5 grid items-start gap-6 desk:grid-cols-[22rem_1fr]">
            <Asked page={page} />
            {page.result ? <Result {...page.result} /> : null}
          </div>
        </>
      ) : (
        <div className="mt-6">
          <EmptyState title={m.price_not_yours()} text={m.price_not_yours_text()} />
        </div>
      )}
    </Container>
  );
}

function Asked({ page: { values, errors, choices, options } }: { page: PreviewPage }) {
  const { state } = useNavigation();
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  const named = (all: { _id: string; name: string }[]) =>
    all.map(({ _id, name }) => (
      <option key={_id} value={_id}>
        {name}
      </option>
    ));
  const plain = (all: string[]) => all.map((one) => <option key={one}>{one}</option>);
  return (
    <Form
      method="get"
      preventScrollReset
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <SelectField {...field('company')} label={m.price_try_who()}>
        <option value="">{m.price_try_guest()}</option>
        {named(choices?.companies ?? [])}
      </SelectField>
      <TextareaField
        {...field('lines')}
        label={m.price_try_lines()}
        hint={m.price_try_lines_hint()}
        rows={4}
        required
      />
      <div className="grid gap-4 wide:grid-cols-2 desk:grid-cols-1">
        <SelectField {...field('warehouse')} label={m.price_f_warehouse()}>
          {named(choices?.warehouses ?? [])}
        </SelectField>
        <SelectField
          {...field('Delivery_method')}
          defaultValue={values.Delivery_method || 'Will Call'}
          label={m.price_f_method()}
        >
          {named(options.methods.map((method) => ({ _id: method, name: deliveryName(method) })))}
        </SelectField>
      </div>
      <div className="grid grid-cols-2 gap-4">
        <SelectField {...field('state')} label={m.price_f_state()} required={false}>
          <option value="">–</option>
          {plain(options.states)}
        </SelectField>
        <TextField {...field('zip')} label={m.price_try_zip()} inputMode="numeric" autoComplete="off" />
      </div>
      <div className="grid gap-4 wide:grid-cols-2 desk:grid-cols-1">
        <SelectField {...field('payment_type')} label={m.price_try_pay()} required={false}>
          <option value="">{m.price_try_pay_none()}</option>
          {options.payments.map((type) => (
            <option key={type} value={type}>
              {paymentNames[type]()}
            </option>
          ))}
        </SelectField>
        <TextField {...field('coupon')} label={m.price_try_coupon()} autoComplete="off" />
      </div>
      <Button type="submit" busy={state === 'loading'}>
        {m.price_try_run()}
      </Button>
    </Form>
  );
}

const why = ({ until, ...rule }: PricePreview['reasons'][number]): string =>
  [whichRule(rule), daysName(null, until)].filter(Boolean).join(' · ');

const whichRule = ({
  reason,
  list,
  off_percent: percent,
}: Omit<PricePreview['reasons'][number], 'until'>): string =>
  ({
    retail: m.price_why_retail,
    trade: m.price_why_trade,
    configured: m.price_why_configured,
    sku: () => m.price_why_sku({ list }),
    product: () => m.price_why_product({ list, percent }),
    category: () => m.price_why_category({ list, percent }),
    vendor: () => m.price_why_vendor({ list, percent }),
    everything: () => m.price_why_everything({ list, percent }),
  })[reason]();

const taxWords = (tax: PricePreview['tax'][number] | undefined): string => {
  if (!tax) return '';
  if (tax.exempt) return m.price_tax_exempt();
  const { percent } = tax;
  return tax.at === 'origin' ? m.price_tax_origin({ percent }) : m.price_tax_destination({ percent });
};

const pendings = {
  address: m.price_ship_address,
  quote: m.price_ship_quote,
  no_rate: m.price_ship_no_rate,
} as const;

function Result({ cart, reasons, tax, payments, payment_delayed }: PricePreview) {
  return (
    <section
      aria-labelledby="result"
      className="min-w-0 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
    >
      <Heading level={2} size="small" id="result">
        {m.price_try_result()}
      </Heading>
      {cart.shipping_pending ? (
        <Notice tone="warning" className="mt-4">
          {pendings[cart.shipping_pending]()}
        </Notice>
      ) : null}
      {cart.coupon_problem ? (
        <Notice tone="warning" className="mt-4">
          {cart.coupon_problem}
        </Notice>
      ) : null}
      <ul aria-label={m.price_try_item()} className="mt-4 divide-y divide-line border-y border-line">
        {cart.items.map((item, index) => {
          const reason = reasons[index];
          return (
            <li key={item._id} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 text-sm">
              <span className="min-w-0 font-semibold">{item.name}</span>
              <span className="font-semibold tabular-nums">{formatDollars(item.line_total)}</span>
              <span className="min-w-0 text-stone [overflow-wrap:anywhere]">
                {item.sku} · {item.quantity} × {formatDollars(item.price)}
              </span>
              <span className="text-stone tabular-nums">
                {item.coupon_discount > 0 ? `−${formatDollars(item.coupon_discount)}` : ''}
              </span>
              <span className="col-span-2 text-stone">
                {[reason ? why(reason) : '', taxWords(tax[index])].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ul>
      <dl className="mt-4 ml-auto grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 tabular-nums">
        <Sum name={m.price_try_subtotal()}>{formatDollars(cart.subtotal)}</Sum>
        {cart.coupon_title && cart.coupon_saving > 0 ? (
          <Sum name={`${m.price_try_discount()} ${cart.coupon ?? ''}`}>−{formatDollars(cart.discount)}</Sum>
        ) : null}
        <Sum name={m.price_try_shipping()}>{formatDollars(cart.shipping)}</Sum>
        <Sum name={m.price_try_taxes()}>{formatDollars(cart.tax)}</Sum>
        <Sum name={m.price_try_fee()}>{formatDollars(cart.fee)}</Sum>
        <dt className="mt-1 border-t border-line pt-2 font-semibold">{m.price_try_total()}</dt>
        <dd className="mt-1 border-t border-line pt-2 text-right font-semibold">
          {formatDollars(cart.total)}
        </dd>
      </dl>
      <Heading level={3} size="small" className="mt-6">
        {m.price_pays()}
      </Heading>
      <p className="mt-1 text-sm text-stone">
        {payment_delayed ? m.price_delayed_yes() : m.price_delayed_no()}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {payments.map(({ name, fee, refusal }) => (
          <div key={name} className="contents">
            <dt className={refusal ? 'text-stone' : 'font-medium'}>{name}</dt>
            <dd className="text-stone">
              {refusal ?? (fee > 0 ? m.price_pay_fee({ fee: formatDollars(fee) }) : m.price_pay_free())}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-stone">{name}</dt>
    <dd className="text-right">{children}</dd>
  </>
);
