/** The SKUs of a count: what is on hand, what was counted, and the difference. */
import { Link } from '@remix-run/react';
import { memo } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import {
  type CountRow,
  type CountSheet,
  countOf,
  differenceOf,
  removeRow,
  settleCount,
  typeCount,
} from './count-sheet.ts';

type Shared = {
  scripted: boolean;
  /** While it is saved. */
  readOnly: boolean;
  /** `id`: the SKU whose row is changed. */
  change: (by: (sheet: CountSheet) => CountSheet, id: string) => void;
  /** Enter in a field: a scanner's too, which sends nothing. */
  onEnter: () => void;
};

const columns = 'wide:grid-cols-[minmax(0,1fr)_6rem_7rem_6rem_6rem] wide:gap-x-4';

export function CountRows({
  rows,
  wrong,
  ...shared
}: Shared & { rows: readonly CountRow[]; wrong: Record<string, string> }) {
  return (
    <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
      <li aria-hidden="true" className={`hidden px-4 py-2 text-sm text-stone wide:grid ${columns}`}>
        <span>{m.inventory_sku()}</span>
        <span className="text-right">{m.inventory_on_hand()}</span>
        <span>{m.count_counted()}</span>
        <span className="text-right">{m.count_difference()}</span>
      </li>
      {rows.map((row, index) => (
        <Row
          key={row._id}
          row={row}
          at={`rows.${rows.length - 1 - index}`}
          error={wrong[row._id]}
          {...shared}
        />
      ))}
    </ul>
  );
}

const signed = (count: number) => (count > 0 ? `+${count}` : count < 0 ? `−${-count}` : '0');

/** Drawn anew only when it changed: a long count stays quick. */
const Row = memo(
  function Row(props: Shared & { row: CountRow; at: string; error: string | undefined }) {
    const { row, at, scripted, readOnly, change, onEnter } = props;
    const { _id, sku, name, bin, on_hand, committed, counted, later } = row;
    const difference = differenceOf(row);
    // Said while it is typed: a sentence that came as the field is left would move the button that is being pressed.
    const isWrong = counted.trim() !== '' && countOf(row) === null;
    const error =
      later > 0 && countOf(row) === null
        ? m.count_more({ count: later })
        : (props.error ?? (isWrong ? m.count_whole() : undefined));
    const kept = { _id, sku, name, bin, on_hand, committed, later };
    return (
      <li
        className={`grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-x-4 gap-y-1 px-4 py-2.5 text-sm ${columns}`}
      >
        {Object.entries(kept).map(([field, value]) => (
          <input key={field} type="hidden" name={`${at}.${field}`} value={value} />
        ))}
        <span className="col-span-2 min-w-0 [overflow-wrap:anywhere] wide:col-span-1">
          <Link
            to={`/admin/inventory/${_id}`}
            className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
          >
            {sku}
          </Link>
          <span className="block">{name}</span>
          {bin ? <span className="block text-stone">{m.inventory_bin({ bin })}</span> : null}
        </span>
        <span className="tabular-nums wide:pt-2.5 wide:text-right">
          <span className="text-stone wide:sr-only">{m.inventory_on_hand()} </span>
          {on_hand}
        </span>
        <TextField
          name={`${at}.counted`}
          id={`counted-${_id}`}
          label={m.count_counted_of({ sku })}
          hideLabel
          conditional
          inputMode="numeric"
          autoComplete="off"
          readOnly={readOnly}
          value={counted}
          error={error}
          onChange={({ target }) => change((now) => typeCount(now, _id, target.value), _id)}
          onBlur={() => {
            if (later > 0) change((now) => settleCount(now, _id), _id);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onEnter();
          }}
          className="row-span-2 wide:row-span-1"
        />
        <span className="col-start-1 tabular-nums wide:col-start-auto wide:pt-2.5 wide:text-right">
          <span className="text-stone wide:sr-only">{m.count_difference()} </span>
          <span className={difference ? 'font-semibold' : undefined}>
            {difference === null ? '–' : signed(difference)}
          </span>
        </span>
        <Button
          type="submit"
          name="do"
          value={`remove:${_id}`}
          variant="text"
          aria-label={m.count_remove_of({ sku })}
          className="col-start-2 justify-self-end wide:col-start-auto"
          onClick={(event) => {
            if (!scripted) return;
            event.preventDefault();
            change((now) => removeRow(now, _id), _id);
          }}
        >
          {m.count_remove()}
        </Button>
      </li>
    );
  },
  (before, now) =>
    before.row === now.row &&
    before.at === now.at &&
    before.error === now.error &&
    before.scripted === now.scripted &&
    before.readOnly === now.readOnly,
);
