/** Stock that goes from one warehouse to another: the form, and what was moved before. */
import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { type TransferRow, transferStatuses } from '#schemas/domain/catalog/stock-transfer.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { TransferChip } from './transfer-chip.tsx';
import { transferStatusNames, transfersPath } from './transfer-words.ts';
import type { TransfersPage, WarehouseAnswer } from './transfers.server.ts';
import { type FieldSource, named, sourceOf, WarehouseNav } from './warehouse-parts.tsx';

/** Lines of a transfer that the list shows. */
const shownLines = 5;

type Props = TransfersPage & { answer: WarehouseAnswer | undefined };

export function TransfersScreen(props: Props) {
  const { transfers, mayMove, status, answer } = props;
  useFirstWrong(answer);
  return (
    <>
      <WarehouseNav />
      <Container className="py-6 wide:py-8">
        <div className="mx-auto max-w-3xl">
          <Heading level={1} size="section">
            {m.transfers_title()}
          </Heading>
          <p className="mt-2 max-w-text text-stone">{m.transfers_text()}</p>
          {mayMove ? null : <Notice className="mt-5">{m.price_read_only()}</Notice>}
          <Answer answer={answer} />
          {mayMove ? <MoveForm {...props} /> : null}
          <Panel id="transfers" title={m.transfers_past()}>
            <nav aria-label={m.transfers_which()} className="mt-3 flex flex-wrap gap-x-5 text-sm">
              {[null, ...transferStatuses].map((one) => (
                <Link
                  key={one}
                  to={one ? `${transfersPath}?status=${one}#transfers` : `${transfersPath}#transfers`}
                  aria-current={one === status ? 'page' : undefined}
                  className="inline-flex min-h-9 items-center text-accent underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
                >
                  {one ? transferStatusNames[one]() : m.transfers_all()}
                </Link>
              ))}
            </nav>
            {transfers.items.length === 0 ? (
              <p className="mt-3 text-sm text-stone">{m.transfers_none()}</p>
            ) : (
              <ul className="mt-3 divide-y divide-line">
                {transfers.items.map((transfer) => (
                  <Transfer key={transfer._id} transfer={transfer} />
                ))}
              </ul>
            )}
          </Panel>
          <div className="mt-4">
            <Pagination
              page={transfers.page}
              pages={transfers.pages}
              hrefOf={(page) => `${transfersPath}?${status ? `status=${status}&` : ''}page=${page}`}
            />
          </div>
        </div>
      </Container>
    </>
  );
}

function Transfer({ transfer }: { transfer: TransferRow }) {
  const { _id, number, status, at, by, from, to, note, lines } = transfer;
  const zone = useShopZone();
  return (
    <li className="py-3 text-sm [overflow-wrap:anywhere]">
      <Link
        to={`${transfersPath}/${_id}`}
        className="mr-3 inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
      >
        {number}
      </Link>
      <TransferChip status={status} />
      <span className="block font-semibold">{m.transfers_way({ from: from.name, to: to.name })}</span>
      <span className="block text-stone">
        {formatMoment(at, zone)} · {by}
      </span>
      <ul className="mt-1">
        {lines.slice(0, shownLines).map(({ sku, name, quantity }) => (
          <li key={sku}>
            {m.transfers_line({ quantity, sku })} <span className="text-stone">{name}</span>
          </li>
        ))}
      </ul>
      {lines.length > shownLines ? (
        <p className="text-stone">{m.transfers_more({ count: lines.length - shownLines })}</p>
      ) : null}
      {note ? <p className="mt-1">{note}</p> : null}
    </li>
  );
}

function MoveForm({ warehouses, answer }: Props) {
  const refused = answer && !answer.done ? answer : undefined;
  const [saved, setSaved] = useState(0);
  const isSaved = answer?.done === true;
  // What was moved leaves an empty form.
  useEffect(() => {
    if (isSaved) setSaved((count) => count + 1);
  }, [isSaved]);
  const source = sourceOf(refused, {}, true);
  return (
    <Panel id="move" title={m.transfers_move()}>
      <StaffForm key={saved} name="move" className="mt-4 space-y-5">
        <div className="grid gap-4 wide:grid-cols-2">
          <SelectField {...named(source, 'from')} label={m.transfers_from()}>
            {warehouses.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            {...named(source, 'to')}
            defaultValue={source.values.to ?? warehouses.find(({ isOpen }, at) => isOpen && at > 0)?._id}
            label={m.transfers_to()}
          >
            {warehouses
              .filter(({ isOpen }) => isOpen)
              .map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
          </SelectField>
        </div>
        <Lines source={source} />
        <TextareaField {...named(source, 'note')} label={m.transfers_note()} rows={2} maxLength={500} />
        <CheckboxField
          name="arrived"
          label={m.transfers_arrived()}
          hint={m.transfers_arrived_hint()}
          defaultChecked={source.values.arrived !== undefined}
        />
        <Submit form="move">{m.transfers_send()}</Submit>
      </StaffForm>
    </Panel>
  );
}

/** Rows that the form begins with. */
const fewest = 3;

function Lines({ source }: { source: FieldSource }) {
  const typed = Object.keys(source.values).flatMap((name) => /^lines\.(\d+)\./.exec(name)?.[1] ?? []);
  const [added, setAdded] = useState(0);
  const count = Math.max(fewest, ...typed.map((at) => Number(at) + 1)) + added;
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <fieldset>
      <legend className="font-semibold">{m.transfers_lines()}</legend>
      {source.errors.lines ? (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {source.errors.lines}
        </p>
      ) : null}
      <div className="mt-2 space-y-3">
        {rows.map((row) => (
          <div key={row} className="grid grid-cols-[1fr_7rem] items-start gap-4">
            <TextField
              {...named(source, `lines.${row}.sku`)}
              label={m.transfers_sku({ number: row + 1 })}
              conditional
              autoComplete="off"
              maxLength={80}
            />
            <TextField
              {...named(source, `lines.${row}.quantity`)}
              label={m.transfers_quantity({ number: row + 1 })}
              conditional
              inputMode="numeric"
            />
          </div>
        ))}
      </div>
      <Button type="button" variant="outline" className="mt-3" onClick={() => setAdded(added + 1)}>
        {m.transfers_add()}
      </Button>
    </fieldset>
  );
}
