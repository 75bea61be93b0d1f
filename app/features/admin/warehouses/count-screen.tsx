/** A warehouse is counted: every scan adds one, the count is corrected and saved whole. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Answer, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { CountAnswer, CountPage } from './count.server.ts';
import { CountRows } from './count-rows.tsx';
import {
  type CountSheet,
  countOf,
  emptySheet,
  mostCounted,
  removeCode,
  scanAll,
  type UncountedCode,
} from './count-sheet.ts';
import { useCount } from './use-count.ts';

type Props = CountPage & { answer: CountAnswer | undefined };
type Change = (change: (sheet: CountSheet) => CountSheet) => void;

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';
const here = '/admin/inventory/count';

export function CountScreen(props: Props) {
  const { account, warehouses, warehouse, answer } = props;
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/inventory" className={link}>
        {m.inventory_title()}
      </Link>
      <Heading level={1} size="section">
        {warehouse ? m.count_at({ warehouse: warehouse.name }) : m.count_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.count_text()}</p>
      {warehouse ? (
        <>
          <Link to={here} className={link}>
            {m.count_other()}
          </Link>
          <Count key={warehouse._id} account={account} warehouse={warehouse} answer={answer} />
        </>
      ) : (
        <Form
          method="get"
          className="mt-5 grid items-end gap-3 wide:grid-cols-[16rem_auto] wide:justify-start"
        >
          <SelectField name="warehouse" label={m.inventory_warehouse()}>
            {warehouses.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit">{m.count_start()}</Button>
        </Form>
      )}
    </Container>
  );
}

function Count(props: {
  account: string;
  warehouse: { _id: string; name: string };
  answer: CountAnswer | undefined;
}) {
  const { account, warehouse, answer } = props;
  const scripted = useScripted();
  const { formData, state } = useNavigation();
  const isSaving = state !== 'idle' && formData?.get('form') === 'count';
  const count = useCount(account, warehouse._id, answer, isSaving);
  const { sheet, setSheet } = count;
  const scanRef = useRef<HTMLInputElement>(null);
  const [isEarly, setEarly] = useState(false);
  useFirstWrong(answer);
  const change: Change = (by) => {
    setEarly(false);
    setSheet(by);
  };
  return (
    <>
      {scripted ? (
        <ScanField inputRef={scanRef} onScan={(code) => change((now) => scanAll(now, code, isSaving))} />
      ) : null}
      <ScanNews sheet={sheet} isFailed={count.isFailed} retry={count.retry} />
      <Answer answer={answer} />
      {isEarly && sheet.waiting.length > 0 ? (
        <Notice tone="error" className="mt-4">
          {m.count_wait()}
        </Notice>
      ) : null}
      <StaffForm name="count" action={`${here}?warehouse=${warehouse._id}`} className="mt-4">
        <input type="hidden" name="warehouse" value={warehouse._id} />
        <PastedCodes
          isOpen={!scripted}
          onAdd={scripted ? (lines) => change((now) => scanAll(now, lines, isSaving)) : null}
        />
        <UncountedCodes list={sheet.uncounted} scripted={scripted} change={change} />
        {sheet.rows.length === 0 ? (
          <div className="mt-5">
            <EmptyState title={m.count_none()} text={m.count_none_text()} />
          </div>
        ) : (
          <CountRows
            rows={sheet.rows}
            wrong={count.wrong}
            scripted={scripted}
            readOnly={isSaving}
            change={(by, id) => {
              count.setWrong(({ [id]: _, ...others }) => others);
              change(by);
            }}
            onEnter={() => scanRef.current?.focus()}
          />
        )}
        {sheet.rows.length > 0 ? (
          <TextField
            name="note"
            label={m.inventory_note()}
            defaultValue={answer?.values.note ?? ''}
            error={answer?.errors.note}
            required={false}
            maxLength={500}
            className="mt-5 wide:max-w-lg"
          />
        ) : null}
        <div className="mt-4 flex flex-wrap items-center gap-4">
          {sheet.rows.length > 0 ? (
            <Submit
              form="count"
              name="do"
              value="save"
              onClick={(event) => {
                if (sheet.waiting.length === 0) return;
                event.preventDefault();
                setEarly(true);
              }}
            >
              {m.count_save()}
            </Submit>
          ) : null}
          {sheet.rows.length + sheet.uncounted.length + sheet.waiting.length > 0 ? (
            <StartOver
              warehouse={warehouse}
              scripted={scripted}
              onStart={() => {
                count.setWrong({});
                change(() => emptySheet);
                scanRef.current?.focus();
              }}
            />
          ) : null}
        </div>
      </StaffForm>
    </>
  );
}

/** Takes a code with each Enter and is empty again at once, for the next. */
function ScanField(props: { inputRef: React.RefObject<HTMLInputElement>; onScan: (code: string) => void }) {
  const { inputRef, onScan } = props;
  useEffect(() => {
    if (document.activeElement === document.body) inputRef.current?.focus();
  }, [inputRef]);
  return (
    <form
      className="mt-4 flex items-end gap-3 wide:max-w-lg"
      onSubmit={(event) => {
        event.preventDefault();
        const field = inputRef.current;
        if (!field) return;
        onScan(field.value);
        field.value = '';
        field.focus();
      }}
    >
      <TextField
        inputRef={inputRef}
        label={m.count_scan()}
        conditional
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        className="min-w-0 grow"
      />
      <Button type="submit" variant="outline">
        {m.count_add()}
      </Button>
    </form>
  );
}

/** The last scan and what is looked up, read out where it changes. */
function ScanNews(props: { sheet: CountSheet; isFailed: boolean; retry: () => void }) {
  const { sheet, isFailed, retry } = props;
  const [last] = sheet.rows;
  const count = last ? countOf(last) : null;
  return (
    <>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-stone">
        {sheet.waiting.length > 0
          ? m.count_looking({ count: sheet.waiting.length })
          : last && count !== null
            ? m.count_last({ sku: last.sku, count })
            : ''}
      </p>
      {isFailed ? (
        <Notice tone="error" className="mt-2">
          <p>{m.count_failed()}</p>
          <Button variant="text" onClick={retry}>
            {m.count_retry()}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}

/** A scanner's memory, pasted; and how codes come in without a script. */
function PastedCodes({ isOpen, onAdd }: { isOpen: boolean; onAdd: ((lines: string) => void) | null }) {
  const ref = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={ref} open={isOpen} className="rounded-lg border border-line bg-surface px-4 shadow-card">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent">
        {m.count_paste()}
      </summary>
      <div className="pb-4">
        <TextareaField
          name="codes"
          id="count-codes"
          label={m.count_codes()}
          hint={m.count_codes_hint()}
          conditional
          spellCheck={false}
        />
        <Button
          type="submit"
          name="do"
          value="add"
          variant="outline"
          className="mt-3"
          onClick={(event) => {
            const area = ref.current?.querySelector('textarea');
            if (!onAdd || !area) return;
            event.preventDefault();
            onAdd(area.value);
            area.value = '';
          }}
        >
          {m.count_codes_add()}
        </Button>
      </div>
    </details>
  );
}

const whyNot: Record<UncountedCode['why'], (code: string) => string> = {
  unknown: (code) => m.count_unknown({ code }),
  several: (code) => m.count_several({ code }),
  full: (code) => m.count_full({ code, most: mostCounted }),
};

/** Codes that stand for no SKU: a warning each, read out when it comes. */
function UncountedCodes(props: { list: readonly UncountedCode[]; scripted: boolean; change: Change }) {
  const { list, scripted, change } = props;
  return (
    <section aria-label={m.count_not_counted()} aria-live="assertive" aria-relevant="additions text">
      {list.length === 0 ? null : (
        <ul className="mt-4 divide-y divide-line rounded-sm border-l-4 border-warning bg-warning-soft px-4 py-1">
          {list.map(({ code, times, why }, index) => (
            <li key={code} className="flex items-center gap-4 py-1 text-sm">
              <input type="hidden" name={`uncounted.${list.length - 1 - index}.code`} value={code} />
              <input type="hidden" name={`uncounted.${list.length - 1 - index}.times`} value={times} />
              <input type="hidden" name={`uncounted.${list.length - 1 - index}.why`} value={why} />
              <span className="min-w-0 grow py-1.5 [overflow-wrap:anywhere]">
                <strong className="font-semibold">{whyNot[why](code)}</strong>{' '}
                {m.count_times({ count: times })}
              </span>
              <Button
                type="submit"
                name="do"
                value={`drop:${code}`}
                variant="text"
                aria-label={m.count_remove_of({ sku: code })}
                onClick={(event) => {
                  if (!scripted) return;
                  event.preventDefault();
                  change((now) => removeCode(now, code));
                }}
              >
                {m.count_remove()}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Without a script the count is on this page alone, and a new page is a new count. */
function StartOver(props: {
  warehouse: { _id: string; name: string };
  scripted: boolean;
  onStart: () => void;
}) {
  const { warehouse, scripted, onStart } = props;
  const [isAsking, setAsking] = useState(false);
  if (!scripted)
    return (
      <a href={`${here}?warehouse=${warehouse._id}`} className={link}>
        {m.count_start_over()}
      </a>
    );
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {m.count_start_over()}
      </Button>
      {isAsking ? (
        <Dialog
          title={m.count_start_over_title()}
          width="small"
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button variant="outline" data-autofocus onClick={() => setAsking(false)}>
                {m.count_keep()}
              </Button>
              <Button
                onClick={() => {
                  setAsking(false);
                  onStart();
                }}
              >
                {m.count_start_over()}
              </Button>
            </>
          }
        >
          <p>{m.count_start_over_text({ warehouse: warehouse.name })}</p>
        </Dialog>
      ) : null}
    </>
  );
}
