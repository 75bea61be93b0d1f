import { Form, Link, useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { ImportCounts, ImportDetail } from '#schemas/domain/catalog/import.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import type { ImportAnswer, RunData } from './import.server.ts';
import { MappingForm } from './mapping-form.tsx';
import { ProblemTable } from './problem-table.tsx';
import { UndoForm, UndoResults } from './undo-panel.tsx';
import { clockOf, formatName, sizeOf, stateNames } from './words.ts';

const pollMs = 1000;

export function RunScreen({ run, changes, answer }: RunData & { answer: ImportAnswer | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const counts = run.dry_run ? run.checked : run.counts;
  const isRunning = run.state === 'running';
  return (
    <Container className="py-8 wide:py-10">
      <Link to="/admin/catalog/import" className="text-sm text-accent underline underline-offset-4">
        {m.import_back()}
      </Link>
      <Heading level={1} size="section" className="mt-2 [overflow-wrap:anywhere]">
        {run.file}
      </Heading>
      <p className="mt-1 text-stone">
        {m.import_facts({ format: formatName(run.format), encoding: run.encoding, size: sizeOf(run.bytes) })}{' '}
        · {stateNames[run.state]()}
      </p>
      {answer?.error ? (
        <Notice tone="error" className="mt-6">
          {answer.error}
        </Notice>
      ) : null}
      {run.failure ? (
        <Notice tone="error" className="mt-6">
          {run.failure}
        </Notice>
      ) : null}
      {isRunning ? <Progress run={run} busy={busy} /> : null}
      {!isRunning && run.format === null ? <MappingForm run={run} busy={busy} /> : null}
      {!isRunning && run.format !== null ? <Controls run={run} answer={answer} busy={busy} /> : null}
      {!isRunning && run.undo ? <UndoResults undo={run.undo} /> : null}
      {!isRunning && counts && run.state !== 'undone' ? <Counts counts={counts} isDry={run.dry_run} /> : null}
      {!isRunning && run.problems.length > 0 ? (
        <ProblemTable run={run} counts={counts ?? run.counts} />
      ) : null}
      {!isRunning && counts && run.state !== 'undone' ? (
        <ChangesPanel changes={changes} isDry={run.dry_run} />
      ) : null}
      {!isRunning && run.undoable > 0 ? <UndoForm run={run} answer={answer} busy={busy} /> : null}
      {!isRunning && run.format === 'mapped' ? (
        <details className="mt-8">
          <summary className="min-h-11 cursor-pointer text-accent">{m.import_mapping_change()}</summary>
          <MappingForm run={run} busy={busy} />
        </details>
      ) : null}
    </Container>
  );
}

const progressOf = ({ task, dry_run }: ImportDetail) =>
  task === 'undo' ? m.import_undoing : dry_run ? m.import_looking : m.import_writing;

/** How far it is, asked for each second; the rate is of the time since this screen first saw it. */
function Progress({ run, busy }: { run: ImportDetail; busy: boolean }) {
  const { revalidate, state } = useRevalidator();
  const began = useRef<{ at: number; position: number } | null>(null);
  useEffect(() => {
    began.current ??= { at: Date.now(), position: run.position };
    if (state !== 'idle') return;
    const timer = setTimeout(revalidate, pollMs);
    return () => clearTimeout(timer);
  }, [revalidate, state, run.position]);
  const seconds = began.current ? (Date.now() - began.current.at) / 1000 : 0;
  const rate = seconds > 0 ? (run.position - (began.current?.position ?? 0)) / seconds : 0;
  const { position, rows } = run;
  return (
    <section aria-label={stateNames.running()} className="mt-6 rounded-lg border border-line bg-surface p-6">
      <progress
        aria-label={stateNames.running()}
        max={Math.max(1, rows)}
        value={position}
        className="h-3 w-full accent-accent"
      />
      <p role="status" className="mt-2 tabular-nums">
        {progressOf(run)({ position, rows })}
      </p>
      <p className="min-h-6 text-sm tabular-nums text-stone">
        {rate > 0 ? m.import_rate({ rate: Math.round(rate), left: clockOf((rows - position) / rate) }) : ''}
      </p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="cancel" variant="outline" busy={busy}>
          {m.import_cancel()}
        </Button>
        <noscript>
          <a href={`/admin/catalog/import/${run._id}`} className={buttonClasses({ variant: 'outline' })}>
            {m.import_refresh()}
          </a>
        </noscript>
      </Form>
    </section>
  );
}

function Controls(props: { run: ImportDetail; answer: ImportAnswer | undefined; busy: boolean }) {
  const { run, answer, busy } = props;
  const goesOn =
    !run.dry_run && run.task === 'import' && (run.state === 'cancelled' || run.state === 'failed');
  const looked = run.checked !== null;
  const scripted = useScripted();
  return (
    <Form method="post" noValidate={scripted} className="mt-6 flex max-w-xl flex-col gap-4">
      <TextField
        label={m.import_trade_off()}
        name="trade_off"
        type="number"
        min={0}
        max={90}
        step={0.5}
        defaultValue={answer?.trade_off ?? '0'}
        error={answer?.wrong}
      />
      {run.needs_warehouse && run.warehouses.length > 1 ? (
        <SelectField
          label={m.import_warehouse()}
          hint={m.import_warehouse_hint()}
          name="warehouse"
          defaultValue={answer?.warehouse ?? ''}
          required={false}
        >
          <option value="">{m.import_warehouse_choose()}</option>
          {run.warehouses.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="look" variant={looked ? 'outline' : 'primary'} busy={busy}>
          {looked ? m.import_look_again() : m.import_look()}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="start"
          variant={looked ? 'primary' : 'outline'}
          busy={busy}
        >
          {goesOn ? m.import_resume() : m.import_start()}
        </Button>
      </div>
    </Form>
  );
}

function Counts({ counts, isDry }: { counts: ImportCounts; isDry: boolean }) {
  const rows = [
    [m.import_created(), counts.created],
    [m.import_changed(), counts.changed],
    [m.import_left(), counts.left],
    [m.import_refused(), counts.refused],
    [m.import_errors(), counts.errors],
    [m.import_warnings(), counts.warnings],
  ] as const;
  return (
    <section aria-labelledby="counts" className="mt-8">
      <Heading level={2} size="small" id="counts">
        {isDry ? m.import_would() : m.import_did()}
      </Heading>
      <dl className="mt-3 grid grid-cols-2 gap-3 wide:grid-cols-3 broad:grid-cols-6">
        {rows.map(([label, value]) => (
          <div key={label} className="rounded-sm border border-line bg-surface p-3">
            <dt className="text-sm text-stone">{label}</dt>
            <dd className="mt-1 text-xl tabular-nums">{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
