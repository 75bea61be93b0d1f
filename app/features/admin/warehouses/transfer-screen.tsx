/** One transfer, from its sending to its last arrival. */
import { Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { StockTransfer } from '#schemas/domain/catalog/stock-transfer.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { CheckboxField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { TransferPage } from './transfer.server.ts';
import { TransferChip } from './transfer-chip.tsx';
import { transfersPath } from './transfer-words.ts';
import { WarehouseNav } from './warehouse-parts.tsx';
import type { WarehouseAnswer } from './warehouses.server.ts';

type Props = TransferPage & { answer: WarehouseAnswer | undefined };
type FormProps = { transfer: StockTransfer; answer: WarehouseAnswer | undefined };

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

export function TransferScreen({ transfer, mayMove, keeps, answer }: Props) {
  useFirstWrong(answer);
  const zone = useShopZone();
  const { number, status, version, from, to, at, by, note } = transfer;
  // What was saved leaves a form of what is so now.
  const fresh = `${version} ${answer?.done === false ? 'refused' : ''}`;
  return (
    <>
      <WarehouseNav />
      <Container className="py-6 wide:py-8">
        <div className="mx-auto max-w-3xl">
          <Link to={transfersPath} className={link}>
            {m.transfers_title()}
          </Link>
          <Heading level={1} size="section">
            {m.transfer_heading({ number })}
          </Heading>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
            <TransferChip status={status} />
            <span className="font-semibold">{m.transfers_way({ from: from.name, to: to.name })}</span>
          </p>
          <p className="mt-1 text-sm text-stone">
            {formatMoment(at, zone)} · {by}
          </p>
          {note ? <p className="mt-1 text-sm [overflow-wrap:anywhere]">{note}</p> : null}
          {status === 'sent' && !mayMove ? <Notice className="mt-5">{m.price_read_only()}</Notice> : null}
          <Answer answer={answer} />
          <Lines lines={transfer.lines} keeps={keeps} />
          {status === 'sent' && mayMove ? (
            <ReceiveForm key={fresh} transfer={transfer} answer={answer} />
          ) : null}
          <Arrivals transfer={transfer} />
          {status === 'sent' && mayMove ? (
            <>
              <Panel
                id="return"
                title={m.transfer_return()}
                text={m.transfer_return_text({ from: from.name })}
              >
                <EndForm
                  key={fresh}
                  {...{ transfer, answer }}
                  to="returned"
                  label={m.transfer_return()}
                  confirm={m.transfer_return_confirm()}
                />
              </Panel>
              <Panel id="lose" title={m.transfer_lose()} text={m.transfer_lose_text()}>
                <EndForm
                  key={fresh}
                  {...{ transfer, answer }}
                  to="lost"
                  label={m.transfer_lose()}
                  confirm={m.transfer_lose_confirm()}
                />
              </Panel>
            </>
          ) : null}
        </div>
      </Container>
    </>
  );
}

function Lines({ lines, keeps }: { lines: StockTransfer['lines']; keeps: boolean }) {
  return (
    <Panel id="lines" title={m.transfers_lines()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {lines.map(({ sku_id, sku, name, quantity, received }) => (
          <li key={sku} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="[overflow-wrap:anywhere]">
              {sku_id && keeps ? (
                <Link to={`/admin/inventory/${sku_id}`} className={`${link} font-semibold`}>
                  {sku}
                </Link>
              ) : (
                <span className="font-semibold">{sku}</span>
              )}
              <span className="block">{name}</span>
            </span>
            <span className="pt-2 text-right font-semibold tabular-nums">
              {m.transfer_progress({ received, quantity })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** How many of each line arrived. */
function ReceiveForm({ transfer, answer }: FormProps) {
  const refused = refusedOf(answer, 'receive');
  const values = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  const lines = transfer.lines.filter(({ received, quantity }) => received < quantity);
  return (
    <Panel id="receive" title={m.transfer_receive()} text={m.transfer_receive_text({ to: transfer.to.name })}>
      {errors.lines ? (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          {errors.lines}
        </p>
      ) : null}
      <StaffForm name="receive" className="mt-4">
        <input type="hidden" name="version" value={values.version ?? transfer.version} />
        <ul className="divide-y divide-line">
          {lines.map(({ sku, name, quantity, received }, index) => {
            const at = `lines.${index}`;
            const left = quantity - received;
            // After a refusal the row is still the one that was typed into.
            const isTyped = values[`${at}.sku`] === sku;
            return (
              <li
                key={sku}
                className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-x-4 py-3 wide:grid-cols-[minmax(0,1fr)_12rem]"
              >
                <input type="hidden" name={`${at}.sku`} value={sku} />
                <p className="text-sm [overflow-wrap:anywhere]">
                  <span className="font-semibold">{sku}</span>
                  <span className="block">{name}</span>
                  <span className="block text-stone">{m.purchase_left({ left, quantity })}</span>
                </p>
                <TextField
                  name={`${at}.quantity`}
                  id={`receive-${index}-quantity`}
                  label={m.purchase_received_of({ sku })}
                  conditional
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={isTyped ? (values[`${at}.quantity`] ?? '') : left}
                  error={errors[`${at}.quantity`] ?? errors[`${at}.sku`]}
                />
              </li>
            );
          })}
        </ul>
        <Submit form="receive" className="mt-4">
          {m.transfer_receive()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}

function Arrivals({ transfer: { arrivals } }: { transfer: StockTransfer }) {
  const zone = useShopZone();
  if (arrivals.length === 0) return null;
  return (
    <Panel id="arrivals" title={m.transfer_arrivals()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {arrivals.map(({ at, by, warehouse, lines }) => (
          <li key={`${at} ${warehouse._id}`} className="py-2.5 [overflow-wrap:anywhere]">
            <span className="text-stone">
              {[formatMoment(at, zone), warehouse.name, by].filter(Boolean).join(' · ')}
            </span>
            <ul>
              {lines.map(({ sku, quantity }) => (
                <li key={sku}>{m.transfers_line({ quantity, sku })}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A step that cannot be undone: it wants a tick. */
function EndForm(props: FormProps & { to: 'returned' | 'lost'; confirm: string; label: string }) {
  const { transfer, answer, to, confirm, label } = props;
  return (
    <StaffForm name={to} className="mt-4 space-y-3">
      <input type="hidden" name="version" value={transfer.version} />
      <CheckboxField
        name="confirm"
        id={`${to}-confirm`}
        required
        label={confirm}
        error={refusedOf(answer, to)?.errors.confirm}
        className="text-sm"
      />
      <Submit form={to} variant="outline">
        {label}
      </Submit>
    </StaffForm>
  );
}
