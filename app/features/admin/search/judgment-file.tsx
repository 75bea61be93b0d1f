/** All judgments as a file, out and back in. */
import { Form, useNavigation } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import type { JudgmentImport } from '#schemas/domain/catalog/judgments.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';

/** What is wrong with the file, or with its rows. */
export type FileAnswer =
  | { message: string | null; rows: Pick<JudgmentImport, 'errors' | 'wrong'> | null }
  | undefined;

type Props = { answer: FileAnswer; mayEdit: boolean; saved: number | null };

export function JudgmentFile({ answer, mayEdit, saved }: Props) {
  const { state } = useNavigation();
  const scripted = useScripted();
  return (
    <section aria-labelledby="file" className="mt-10 max-w-2xl border-t border-line pt-6">
      <Heading level={2} size="card" id="file">
        {m.searches_file()}
      </Heading>
      {saved !== null && !answer ? (
        <Notice tone="success" className="mt-4">
          {saved === 0 ? m.searches_file_same() : m.searches_file_saved({ count: saved })}
        </Notice>
      ) : null}
      {answer?.rows ? <WrongRows {...answer.rows} /> : null}
      <p className="mt-2 text-sm text-stone">{m.searches_file_text()}</p>
      <p className="mt-3">
        <a
          href="/admin/search/judgments.csv"
          download
          className={buttonClasses({ variant: 'outline', size: 'small' })}
        >
          {m.searches_file_download()}
        </a>
      </p>
      {mayEdit ? (
        <Form
          method="post"
          action="/admin/search?index&show=judged"
          encType="multipart/form-data"
          noValidate={scripted}
          preventScrollReset
          className="mt-4 flex flex-wrap items-center gap-3"
        >
          <input
            type="file"
            name="csv"
            required
            accept=".csv,text/csv"
            aria-label={m.price_table_file()}
            aria-invalid={answer?.message ? true : undefined}
            aria-describedby={answer?.message ? 'file-error' : undefined}
            className="min-w-0 max-w-full text-sm file:mr-3 file:h-10 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4 file:text-sm file:font-semibold"
          />
          <Button type="submit" variant="outline" size="small" busy={state === 'submitting'}>
            {m.searches_file_upload()}
          </Button>
        </Form>
      ) : null}
      {answer?.message ? (
        <p id="file-error" role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {answer.message}
        </p>
      ) : null}
    </section>
  );
}

function WrongRows({ errors, wrong }: Pick<JudgmentImport, 'errors' | 'wrong'>) {
  const more = wrong - errors.length;
  return (
    <Notice tone="error" className="mt-4" title={m.price_table_rows_wrong({ count: wrong })}>
      <ul className="list-disc pl-5">
        {errors.map((error) => (
          <li key={error.row} className="[overflow-wrap:anywhere]">
            {m.price_table_row({ row: error.row, reason: sentenceOf(error) ?? error.reason })}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{m.searches_file_more({ count: more })}</p> : null}
    </Notice>
  );
}
