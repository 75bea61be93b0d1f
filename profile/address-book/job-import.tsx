/** Jobs out of a CSV file: what was taken, what is wrong of each other row, and those rows to fix. */
import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { JobImportAnswer } from '#app/features/account/address-book/job-import-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { jobColumns } from '#schemas/domain/people/job-columns.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';

/** Rows are imported from the file or from the box: whichever was filled in last empties the other. */
function keepOne({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
  const [file, csv] = [form.elements.namedItem('file'), form.elements.namedItem('csv')];
  if (!(file instanceof HTMLInputElement && csv instanceof HTMLTextAreaElement)) return;
  if (target === csv) file.value = '';
  if (target === file && file.value !== '') csv.value = '';
}

export function JobImport({ path, answer }: { path: string; answer: JobImportAnswer | undefined }) {
  const scripted = useScripted();
  const busy = useNavigation().formData?.get('form') === 'import';
  const told = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!answer) return;
    told.current?.focus();
    // What of it was not imported is in the box.
    if (file.current) file.current.value = '';
  }, [answer]);
  const isOpen = answer !== undefined && (answer.error !== '' || answer.csv !== '');
  return (
    <section aria-labelledby="job-import" className="mt-10 border-t border-line pt-8" data-no-print>
      <Heading level={2} size="card" id="job-import">
        {m.jobs_import()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">
        {m.jobs_import_text({ columns: Object.values(jobColumns).join(', ') })}
      </p>
      <div ref={told} tabIndex={-1}>
        {answer ? <Outcome answer={answer} /> : null}
      </div>
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        noValidate={scripted}
        onInput={keepOne}
        className="mt-5 max-w-2xl space-y-5"
      >
        <input type="hidden" name="form" value="import" />
        <input type="hidden" name="shown" value={answer?.shown ?? ''} />
        <label className="block">
          <span className="block font-medium">{m.jobs_import_file()}</span>
          <input
            ref={file}
            type="file"
            name="file"
            accept=".csv,text/csv"
            className="mt-1 block w-full text-sm file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-line file:bg-surface file:px-4"
          />
        </label>
        <details open={isOpen}>
          <summary className="min-h-11 cursor-pointer py-2 text-accent underline underline-offset-4">
            {m.jobs_import_paste()}
          </summary>
          <TextareaField
            key={answer?.csv ?? ''}
            name="csv"
            label={m.jobs_import_rows()}
            rows={8}
            defaultValue={answer?.csv ?? ''}
            className="mt-2 font-mono"
          />
        </details>
        <Button type="submit" variant="outline" busy={busy}>
          {m.jobs_import_submit()}
        </Button>
      </Form>
    </section>
  );
}

function Outcome({ answer: { error, done } }: { answer: JobImportAnswer }) {
  if (!done) return <Notice tone="error" title={error} className="mt-4" />;
  const { added, changed, unchanged, problems } = done;
  return (
    <>
      <Notice tone="success" title={m.jobs_import_done({ added, changed, unchanged })} className="mt-4" />
      {problems.length > 0 ? (
        <Notice tone="error" title={m.jobs_import_wrong({ count: problems.length })} className="mt-4">
          <ul className="list-disc pl-5">
            {problems.map(({ row, name, reasons }) => (
              <li key={row}>
                {m.jobs_import_row({ row: `${row}`, name })}
                <ul>
                  {reasons.map(({ column, text }) => (
                    <li key={`${column} ${text}`}>{column ? `${column}: ${text}` : text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
