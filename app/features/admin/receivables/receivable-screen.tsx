/** /admin/receivables/{kind}/{id}: one customer's books, and what the desk does with them. */
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { formatDate, formatMonth } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { ListedInvoice, ReceivableDetail } from '#schemas/domain/sales/ledger.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { InvoicePaper, Memos, OrderLink, Receipts, Written } from './books.tsx';
import { SecondLook } from './correction.tsx';

type Part = { customer: ReceivableDetail; answer: StaffAnswer | undefined };
/** `done`: what was done just before. */
type Props = Part & { done: string | null; months: string[] };

export function ReceivableScreen({ customer, answer, done, months }: Props) {
  const { name, email, owed, past_due, credit } = customer;
  const figures: [string, number, boolean][] = [
    [m.billing_owed(), owed, false],
    [m.billing_past_due(), past_due, past_due > 0],
    [m.billing_credit(), credit, false],
  ];
  return (
    <Container className="py-6 wide:py-8">
      <Breadcrumbs items={[{ label: m.receivables_title(), href: '/admin/receivables' }, { label: name }]} />
      <Heading level={1} size="section" className="mt-2">
        {name}
      </Heading>
      {email ? <p className="text-stone">{email}</p> : null}
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(([label, amount, isLate]) => (
          <div key={label}>
            <dt className="text-sm text-stone">{label}</dt>
            <dd className={classes('text-xl font-semibold tabular-nums', isLate && 'text-danger')}>
              {formatDollars(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <StatementOf kind={customer.kind} id={customer._id} months={months} />
      {done && !answer ? (
        <Notice tone="success" className="mt-6">
          {done}
        </Notice>
      ) : null}
      <Answer answer={answer} />
      <ReceiptPanel key={`receipt ${owed} ${credit}`} customer={customer} answer={answer} />
      <Written invoices={customer.invoices.filter(({ order }) => order === null)} answer={answer} />
      <div className="grid gap-x-6 desk:grid-cols-2">
        <OtherForms key={`other ${owed} ${credit}`} answer={answer} canApply={owed > 0 && credit > 0} />
        <div>
          <Receipts receipts={customer.receipts} answer={answer} />
          <Memos memos={customer.credit_memos} answer={answer} />
        </div>
      </div>
    </Container>
  );
}

/** A month of the account on paper, as the customer gets it. */
function StatementOf({ kind, id, months }: { kind: string; id: string; months: string[] }) {
  return (
    <form
      action={`/admin/receivables/${kind}/${id}/statement.pdf`}
      className="mt-5 flex flex-wrap items-end gap-3"
    >
      <SelectField name="month" label={m.billing_statement()}>
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(month)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline">
        {m.order_pdf()}
      </Button>
    </form>
  );
}

function ReceiptPanel({ customer: { invoices }, answer }: Part) {
  const refused = refusedOf(answer, 'receipt');
  return (
    <Panel id="receipt" title={m.receivable_receipt()} text={m.receivable_receipt_text()}>
      <StaffForm name="receipt" className="mt-4 space-y-5">
        <div className="grid gap-4 wide:grid-cols-4">
          <SelectField
            name="method"
            label={m.receivable_method()}
            required
            defaultValue={refused?.values.method ?? 'check'}
            error={refused?.errors.method}
          >
            <option value="check">{m.receipt_check()}</option>
            <option value="cash">{m.receipt_cash()}</option>
            <option value="wire">{m.receipt_wire()}</option>
          </SelectField>
          <TextField
            name="reference"
            label={m.receivable_reference()}
            conditional
            maxLength={80}
            defaultValue={refused?.values.reference ?? ''}
            error={refused?.errors.reference}
          />
          <TextField
            name="amount"
            inputMode="decimal"
            label={m.receivable_amount()}
            required
            defaultValue={refused?.values.amount ?? ''}
            error={refused?.errors.amount}
          />
          <TextField
            name="note"
            label={m.receivable_note()}
            maxLength={500}
            defaultValue={refused?.values.note ?? ''}
          />
        </div>
        {invoices.length === 0 ? (
          <p className="text-sm text-stone">{m.receivable_no_invoices()}</p>
        ) : (
          <ul className="border-t border-line">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice._id} invoice={invoice} refused={refused} />
            ))}
          </ul>
        )}
        <SecondLook label={m.receivable_over_post()} amount={refused?.values.amount} refused={refused} />
        <Submit form="receipt">{m.receivable_receipt_post()}</Submit>
      </StaffForm>
    </Panel>
  );
}

function InvoiceRow({ invoice, refused }: { invoice: ListedInvoice; refused: StaffAnswer | undefined }) {
  const { _id, number, due_on, open, status, order } = invoice;
  return (
    <li className="grid grid-cols-[1fr_9rem] items-center gap-x-6 border-b border-line py-2.5">
      <p>
        <InvoicePaper _id={_id} number={number} /> <OrderLink order={order} />
        <span className={classes('block text-sm', status === 'past_due' ? 'text-danger' : 'text-stone')}>
          {`${m.billing_due({ day: formatDate(due_on) })}, ${m.billing_open_amount({ amount: formatDollars(open) })}`}
        </span>
      </p>
      <TextField
        name={`amount:${_id}`}
        inputMode="decimal"
        hideLabel
        label={m.pay_bill_amount_of({ number })}
        defaultValue={refused?.values[`amount:${_id}`] ?? ''}
        error={refused?.errors[`amount:${_id}`]}
      />
    </li>
  );
}

function OtherForms({ answer, canApply }: { answer: StaffAnswer | undefined; canApply: boolean }) {
  const credit = refusedOf(answer, 'credit');
  const invoice = refusedOf(answer, 'invoice');
  return (
    <div>
      {canApply ? (
        <Panel id="apply" title={m.receivable_apply()} text={m.receivable_apply_text()}>
          <StaffForm name="apply" className="mt-4">
            <Submit form="apply" variant="outline">
              {m.receivable_apply()}
            </Submit>
          </StaffForm>
        </Panel>
      ) : null}
      <Panel id="credit" title={m.receivable_credit()}>
        <StaffForm name="credit" className="mt-4 space-y-4">
          <TextField
            name="credit"
            inputMode="decimal"
            label={m.receivable_amount()}
            required
            defaultValue={credit?.values.credit ?? ''}
            error={credit?.errors.amount}
          />
          <TextField
            name="reason"
            label={m.desk_reason()}
            required
            maxLength={500}
            defaultValue={credit?.values.reason ?? ''}
            error={credit?.errors.note}
          />
          <SecondLook label={m.receivable_over_give()} amount={credit?.values.credit} refused={credit} />
          <Submit form="credit" variant="outline">
            {m.receivable_credit()}
          </Submit>
        </StaffForm>
      </Panel>
      <Panel id="invoice" title={m.receivable_invoice()} text={m.receivable_invoice_text()}>
        <StaffForm name="invoice" className="mt-4 space-y-4">
          <TextField
            name="line"
            label={m.statement_what()}
            required
            maxLength={200}
            defaultValue={invoice?.values.line ?? ''}
            error={invoice?.errors['lines.0.name']}
          />
          <div className="grid gap-4 wide:grid-cols-3">
            <TextField
              name="price"
              inputMode="decimal"
              label={m.receivable_amount()}
              required
              defaultValue={invoice?.values.price ?? ''}
              error={invoice?.errors['lines.0.amount']}
            />
            <TextField
              name="tax"
              inputMode="decimal"
              label={m.cart_tax()}
              defaultValue={invoice?.values.tax ?? ''}
              error={invoice?.errors.tax}
            />
            <TextField
              name="po_number"
              label={m.invoice_po()}
              maxLength={60}
              defaultValue={invoice?.values.po_number ?? ''}
              error={invoice?.errors.po_number}
            />
          </div>
          <TextareaField
            name="bill_to"
            label={m.invoice_bill_to()}
            hint={m.receivable_bill_to_hint()}
            rows={3}
            maxLength={500}
            defaultValue={invoice?.values.bill_to ?? ''}
            error={invoice?.errors.bill_to}
          />
          <Submit form="invoice" variant="outline">
            {m.receivable_invoice()}
          </Submit>
        </StaffForm>
      </Panel>
    </div>
  );
}
