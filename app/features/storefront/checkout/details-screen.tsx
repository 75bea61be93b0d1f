/** /checkout: who buys, how it gets there, where to, and what it is for (docs/product.md#checkout). */

import type { ReactNode } from 'react';
import { useViewEvent } from '#app/shared/events.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { windowText } from '#app/shared/orders/window-text.ts';
import { sayOpening } from '#app/shared/say-opening.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import { deliveryNames } from '#schemas/fields/order-names.ts';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { AddressPicker } from './address-picker.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { Choice } from './choice.tsx';
import { chargeText } from './delivery-charge.ts';
import { datesText } from './delivery-dates.ts';
import type { StepPage } from './load-step.server.ts';
import { Part } from './part.tsx';
import { jobChoice, windowValue } from './read-step.ts';
import { type StepForm, useStepForm } from './use-step-form.ts';

type Props = { page: StepPage; answer: CheckoutAnswer | undefined };

export function DetailsScreen({ page, answer }: Props) {
  useViewEvent('checkout begin', page.cart._id);
  const work = useStepForm(page, answer);
  const { field, values } = work;
  return (
    <CheckoutFrame page={page} work={work} title={m.checkout_title()}>
      <div className="group/details space-y-8">
        <Part title={m.checkout_contact()}>
          {page.isGuest ? (
            <p className="-mt-2 mb-4 text-sm text-stone">
              {m.checkout_guest_text()}{' '}
              <Link
                to="/login?returnTo=/checkout"
                reloadDocument
                className="text-accent underline underline-offset-4"
              >
                {m.checkout_log_in()}
              </Link>
            </p>
          ) : null}
          <div className="grid gap-4 wide:grid-cols-2">
            <TextField
              {...field('email')}
              type="email"
              inputMode="email"
              label={m.account_email()}
              autoComplete="email"
              required
            />
            <TextField
              {...field('phone')}
              type="tel"
              inputMode="tel"
              label={m.checkout_phone()}
              autoComplete="tel"
              required
            />
          </div>
        </Part>
        <Delivery page={page} work={work} />
        <PickUpWindow page={page} work={work} />
        <div className="group-has-[[data-pick-up]:checked]/details:hidden">
          <Part title={m.checkout_where_to()}>
            <AddressPicker
              name="ship_to"
              prefix="shipping_address"
              section="shipping"
              choices={page.choices}
              values={values}
              states={page.states}
              canSave={page.canSaveAddress}
              field={field}
              onChoose={chooseJobOf}
            />
          </Part>
        </div>
        <Part title={m.checkout_reference()} text={m.checkout_reference_text()}>
          <div className="grid gap-4 wide:grid-cols-2">
            <TextField
              {...field('po_number')}
              label={m.checkout_po_number()}
              autoComplete="off"
              maxLength={60}
            />
            <Job page={page} work={work} />
            <TextareaField
              {...field('note')}
              label={m.checkout_note()}
              rows={3}
              maxLength={1000}
              className="wide:col-span-2"
            />
          </div>
        </Part>
      </div>
    </CheckoutFrame>
  );
}

const texts: Record<Exclude<DeliveryMethod, 'Will Call' | 'Local Delivery'>, () => string> = {
  UPS: m.checkout_parcel_text,
  FedEx: m.checkout_parcel_text,
  USPS: m.checkout_parcel_text,
  Freight: m.checkout_freight_text,
  'Drop Ship': m.checkout_drop_ship_text,
  Other: m.checkout_other_text,
};

function PickUp({ page: { warehouse, hours } }: { page: StepPage }) {
  const { address, city, state, zip } = warehouse.address;
  return (
    <>
      {m.checkout_pick_up_at({ warehouse: warehouse.name })}
      <br />
      {address}
      <br />
      {m.shop_city_line({ city, state, zip })}
      <br />
      {hours.today ? m.checkout_open_today(hours.today) : null}
      {hours.next ? sayOpening(hours.next) : null}
    </>
  );
}

/** When it is fetched; whenever it is ready without a choice. */
function PickUpWindow({ page: { windows }, work: { field } }: { page: StepPage; work: StepForm }) {
  if (windows.length === 0) return null;
  return (
    <div className="hidden group-has-[[data-pick-up]:checked]/details:block">
      <SelectField
        {...field('pick_up')}
        label={m.checkout_pick_up()}
        required={false}
        className="wide:max-w-md"
      >
        <option value="">{m.checkout_pick_up_ready()}</option>
        {windows.map((one) => (
          <option key={one.from} value={windowValue(one)}>
            {windowText(one)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Delivery({ page, work: { field, values } }: { page: StepPage; work: StepForm }) {
  const { onChange, error } = field('Delivery_method');
  const text = (method: DeliveryMethod): ReactNode =>
    method === 'Will Call' ? (
      <PickUp page={page} />
    ) : method === 'Local Delivery' ? (
      m.checkout_local_delivery_text({ warehouse: page.warehouse.name })
    ) : (
      texts[method]()
    );
  return (
    <Part title={m.checkout_delivery()}>
      <div className="grid gap-3 wide:grid-cols-2">
        {page.delivery.map(({ method, charge, status, dates }, index) => (
          <Choice
            key={method}
            id={index === 0 ? 'Delivery_method' : `delivery-${method}`}
            name="Delivery_method"
            value={method}
            title={deliveryNames[method]()}
            chosen={values.Delivery_method === method}
            aside={chargeText({ status, charge })}
            mark={method === 'Will Call' ? 'data-pick-up' : undefined}
            onChange={onChange}
          >
            {dates || status === 'offered' ? (
              <span className="block font-medium text-ink">
                {dates ? datesText(method, dates) : m.checkout_date_unknown()}
              </span>
            ) : null}
            {text(method)}
          </Choice>
        ))}
      </div>
      {page.localMinimum === null ? null : (
        <p className="mt-3 text-sm text-stone">
          {m.checkout_local_minimum({ amount: formatDollars(page.localMinimum) })}
        </p>
      )}
      {error ? <p className="mt-2 text-sm font-medium text-danger">{error}</p> : null}
    </Part>
  );
}

/** A job whose site the goods go to is the one that they are for. */
function chooseJobOf({ form, value }: HTMLInputElement) {
  const job = form?.elements.namedItem('job');
  if (job instanceof HTMLSelectElement && value.startsWith(jobChoice))
    job.value = value.slice(jobChoice.length);
}

/** One of the company's jobs, or a name. The site of a job that is chosen is chosen with it. */
function Job({ page: { jobs }, work: { field } }: { page: StepPage; work: StepForm }) {
  const scripted = useScripted();
  if (jobs.length === 0)
    return (
      <TextField {...field('job_name')} label={m.checkout_job_name()} autoComplete="off" maxLength={120} />
    );
  const { onChange, ...control } = field('job');
  return (
    <>
      {scripted ? <input type="hidden" name="jobs_follow" value="yes" /> : null}
      <SelectField
        {...control}
        label={m.checkout_job()}
        required={false}
        onChange={(event) => {
          const { form, value } = event.currentTarget;
          const sites = form?.querySelectorAll<HTMLInputElement>('input[name="ship_to"]') ?? [];
          for (const site of sites) if (site.value === `${jobChoice}${value}`) site.checked = true;
          onChange(event);
        }}
      >
        <option value="">{m.checkout_job_none()}</option>
        {jobs.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
