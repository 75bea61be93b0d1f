/** The draft of a proposal as it is written: everything is one form, so that no button loses what was typed. */

import { useNavigation } from '@remix-run/react';
import { ConfiguredDetails } from '#app/features/storefront/cart/configured-details.tsx';
import { StaffForm } from '#app/shared/forms/panel.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { type DeskProposal, type ProposalLine, quotedMethods } from '#schemas/domain/sales/proposal.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import type { ProposalAnswer } from './proposals.server.ts';

type Props = { proposal: DeskProposal; answer: ProposalAnswer | undefined };
type Refused = ProposalAnswer | undefined;

export function DraftForm({ proposal, answer }: Props) {
  const { version, lines, delivery, expires_on, message, refused: isForbidden } = proposal;
  const refused = refusedOf(answer, 'draft');
  const { formData } = useNavigation();
  const busy = (then: string) => formData?.get('form') === 'draft' && formData.get('then') === then;
  const typed = (name: string, otherwise: string) => refused?.values[name] ?? otherwise;
  return (
    <StaffForm key={version} name="draft" className="mt-4">
      <input type="hidden" name="version" value={version} />
      {/* Enter in a field saves, or searches where something was searched for. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
      {lines.length === 0 ? (
        <p className="text-sm text-stone">{m.proposals_no_lines()}</p>
      ) : (
        <ul className="border-t border-line">
          {lines.map((line) => (
            <Line key={line._id} line={line} refused={refused} />
          ))}
        </ul>
      )}
      <AddLine answer={answer} refused={refused} />
      <fieldset className="mt-7 grid gap-4 wide:grid-cols-3">
        <legend className="mb-3">
          <span className="block text-lg font-semibold">{m.proposals_delivery()}</span>
          <span className="block text-sm text-stone">{m.proposals_delivery_text()}</span>
        </legend>
        <SelectField
          name="method"
          label={m.cart_estimate_delivery()}
          defaultValue={typed('method', delivery?.method ?? '')}
          error={refused?.errors.method}
        >
          <option value="">{m.proposals_delivery_none()}</option>
          {quotedMethods.map((method) => (
            <option key={method} value={method}>
              {deliveryName(method)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="zip"
          label={m.proposals_zip()}
          inputMode="numeric"
          maxLength={5}
          defaultValue={typed('zip', delivery?.zip ?? '')}
          error={refused?.errors.zip}
        />
        <TextField
          name="charge"
          label={m.proposals_charge()}
          inputMode="decimal"
          maxLength={12}
          defaultValue={typed('charge', delivery ? delivery.charge.toFixed(2) : '')}
          error={refused?.errors.charge}
        />
      </fieldset>
      <div className="mt-6 grid gap-4 wide:grid-cols-[14rem_1fr]">
        <TextField
          type="date"
          name="expires_on"
          label={m.proposal_expires()}
          required
          defaultValue={typed('expires_on', expires_on)}
          error={refused?.errors.expires_on}
        />
        <TextareaField
          name="message"
          label={m.proposal_message_label()}
          rows={3}
          maxLength={2000}
          defaultValue={typed('message', message)}
          error={refused?.errors.message}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Button type="submit" name="then" value="send" disabled={isForbidden} busy={busy('send')}>
          {m.proposals_send()}
        </Button>
        <Button type="submit" name="then" value="save" variant="outline" busy={busy('save')}>
          {m.proposals_save()}
        </Button>
        <p className="ml-auto text-lg font-semibold tabular-nums">
          {`${m.proposal_total()} ${formatDollars(proposal.total)}`}
        </p>
      </div>
    </StaffForm>
  );
}

function Line({ line, refused }: { line: ProposalLine; refused: Refused }) {
  const { _id, name, sku, options, price, own_price, quantity, note, line_total, sold } = line;
  const typed = (part: string, otherwise: string) => refused?.values[`${part}:${_id}`] ?? otherwise;
  return (
    <li className="border-b border-line py-4">
      <input type="hidden" name="line" value={_id} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {name}
          <span className="block text-sm font-normal text-stone">
            {[m.shop_sku({ sku }), ...Object.values(options)].join(', ')}
          </span>
        </p>
        <p className="font-semibold tabular-nums">{formatDollars(line_total)}</p>
      </div>
      <ConfiguredDetails item={line} />
      {sold ? null : <p className="text-sm font-medium text-danger">{m.cart_line_not_sold()}</p>}
      <div className="mt-2 grid grid-cols-2 items-start gap-3 wide:grid-cols-[6rem_9rem_1fr_auto]">
        <TextField
          name={`quantity:${_id}`}
          label={m.proposals_quantity()}
          aria-label={m.proposals_quantity_of({ name })}
          required
          inputMode="numeric"
          maxLength={4}
          defaultValue={typed('quantity', `${quantity}`)}
          error={refused?.errors[`quantity:${_id}`]}
        />
        <TextField
          name={`price:${_id}`}
          label={m.proposals_price()}
          aria-label={m.proposals_price_of({ name })}
          required
          inputMode="decimal"
          maxLength={12}
          hint={m.proposals_own({ price: formatDollars(own_price) })}
          defaultValue={typed('price', price.toFixed(2))}
          error={refused?.errors[`price:${_id}`]}
        />
        <TextField
          name={`note:${_id}`}
          label={m.cart_note()}
          aria-label={m.proposals_note_of({ name })}
          maxLength={500}
          className="max-wide:col-span-2"
          defaultValue={typed('note', note)}
          error={refused?.errors[`note:${_id}`]}
        />
        <label className="flex min-h-11 items-center gap-2 text-sm wide:mt-7">
          <input
            type="checkbox"
            name="remove"
            value={_id}
            aria-label={m.proposals_remove_of({ name })}
            className="size-5 accent-accent"
          />
          {m.proposals_remove()}
        </label>
      </div>
    </li>
  );
}

function AddLine({ answer, refused }: { answer: ProposalAnswer | undefined; refused: Refused }) {
  // Searching saves the draft: until its new version is read, a button here would speak of the old one.
  const isReading = useNavigation().state === 'loading';
  const found = isReading ? null : answer?.found;
  return (
    <section aria-labelledby="add-line" className="mt-6 rounded-sm bg-paper p-4">
      <Heading level={3} size="small" id="add-line">
        {m.proposals_add()}
      </Heading>
      <div className="mt-3 grid grid-cols-2 items-start gap-3 wide:grid-cols-[1fr_6rem_auto_auto]">
        <TextField
          name="find"
          type="search"
          label={m.proposals_add_find()}
          className="max-wide:col-span-2"
          maxLength={80}
          autoComplete="off"
          defaultValue={refused?.values.find ?? found?.q ?? ''}
          error={refused?.errors.find}
        />
        <TextField
          name="add_quantity"
          className="max-wide:col-span-2"
          label={m.proposals_quantity()}
          required
          inputMode="numeric"
          maxLength={4}
          defaultValue={refused?.values.add_quantity ?? (found?.quantity || '1')}
          error={refused?.errors.add_quantity}
        />
        <Button type="submit" name="then" value="find" variant="outline" className="wide:mt-[1.65rem]">
          {m.receivables_search()}
        </Button>
        <Button type="submit" name="then" value="add" variant="outline" className="wide:mt-[1.65rem]">
          {m.proposals_add_sku()}
        </Button>
      </div>
      {found ? (
        <div role="status" className="mt-3">
          {found.skus.length === 0 ? (
            <p className="text-sm text-stone">{m.proposals_add_none({ q: found.q })}</p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {found.skus.map(({ sku, name, options, price, stock, configured }) => (
                <li key={sku} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                  <p className="min-w-0 grow [overflow-wrap:anywhere]">
                    <span className="font-medium">{name}</span>
                    <span className="block text-stone">
                      {[
                        m.shop_sku({ sku }),
                        ...Object.values(options),
                        formatDollars(price),
                        m.product_stock({ count: stock }),
                      ].join(', ')}
                    </span>
                  </p>
                  {configured ? (
                    <p className="text-stone">{m.proposals_add_configured()}</p>
                  ) : (
                    <Button
                      type="submit"
                      name="sku"
                      value={sku}
                      variant="outline"
                      size="small"
                      aria-label={m.proposals_add_of({ name: `${name} ${sku}` })}
                    >
                      {m.proposals_add_button()}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </section>
  );
}
