import { Form } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { ImportDetail } from '#schemas/domain/catalog/import.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import type { ImportAnswer } from './import.server.ts';

/** Takes back what the import wrote, once that is confirmed. */
export function UndoForm(props: { run: ImportDetail; answer: ImportAnswer | undefined; busy: boolean }) {
  const scripted = useScripted();
  const { run, answer, busy } = props;
  const goesOn = run.task === 'undo' && run.state !== 'undone';
  return (
    <details className="mt-8" open={answer?.confirm !== undefined || goesOn}>
      <summary className="min-h-11 cursor-pointer font-semibold text-accent">{m.import_undo()}</summary>
      <Form method="post" noValidate={scripted} className="mt-2 flex max-w-xl flex-col gap-4">
        <p className="text-stone">{m.import_undo_text()}</p>
        <CheckboxField name="confirm" required label={m.import_undo_confirm()} error={answer?.confirm} />
        <div>
          <Button type="submit" name="intent" value="undo" variant="outline" busy={busy}>
            {goesOn ? m.import_undo_resume() : m.import_undo()}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** What undoing came to, and what stayed as the import left it. */
export function UndoResults({ undo }: { undo: NonNullable<ImportDetail['undo']> }) {
  return (
    <section aria-labelledby="undone" className="mt-8">
      <Heading level={2} size="small" id="undone">
        {m.import_undo_did()}
      </Heading>
      <p className="mt-3">{m.import_undo_done({ count: undo.undone })}</p>
      {undo.kept > 0 ? (
        <>
          <p className="mt-3 font-semibold">{m.import_undo_kept({ count: undo.kept })}</p>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            {undo.problems.map(({ name, sku, reason }) => (
              <li
                key={`${name} ${sku}`}
                className="rounded-sm border border-line bg-surface p-3 [overflow-wrap:anywhere]"
              >
                <span className="font-semibold">{sku ? `${name} · ${sku}` : name}</span>
                <span className="block text-stone">{reason}</span>
              </li>
            ))}
          </ul>
          {undo.kept > undo.problems.length ? (
            <p className="mt-2 text-sm text-stone">
              {m.import_undo_kept_first({ count: undo.problems.length })}
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
