/** A translated file: what it would change, then changing it. */

import { Form, Link } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { askApi } from '#app/shared/ask-api.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { shownRows, type TranslationImport } from '#schemas/domain/translations/files.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { kindName, translationHref } from './kind-places.ts';
import type { ImportAnswer } from './translations.server.ts';

const link = 'text-accent underline underline-offset-4';

async function send(file: File, apply: boolean): Promise<ImportAnswer> {
  try {
    const response = await askApi(`/api/v1/translation-files?apply=${apply}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    });
    if (response.ok) return { result: (await response.json()) as TranslationImport, error: null };
    const problem = (await response.json()) as Problem;
    return { result: null, error: sentenceOf(problem) ?? problem.message };
  } catch {
    return { result: null, error: m.translations_import_failed() };
  }
}

export function ImportTranslationsScreen({
  mayEdit,
  answer: plainAnswer,
}: {
  mayEdit: boolean;
  /** Of a form that was sent without a script. */
  answer: ImportAnswer | undefined;
}) {
  const [answer, setAnswer] = useState(plainAnswer);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const file = input.current?.files?.[0];
    if (!file) {
      setAnswer({ result: null, error: m.translations_import_no_file() });
      input.current?.focus();
      return;
    }
    setBusy(true);
    setAnswer(await send(file, pressed?.value === 'true'));
    setBusy(false);
  };
  const { result = null, error = null } = answer ?? {};
  const changes = result ? result.counts.new + result.counts.changed : 0;
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/translations" className={`inline-flex min-h-9 items-center text-sm ${link}`}>
        {m.translations_back()}
      </Link>
      <Heading level={1} size="section">
        {m.translations_import()}
      </Heading>
      <p className="mt-1 max-w-text text-stone">{m.translations_import_intro()}</p>
      {error ? (
        <Notice tone="error" className="mt-6">
          {error}
        </Notice>
      ) : null}
      {mayEdit ? (
        <Form
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          className="mt-6 flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
        >
          <label className="flex flex-col gap-1.5 font-medium">
            {m.translations_import_file()}
            <input
              ref={input}
              type="file"
              name="file"
              accept=".csv,.xlf,.xliff,.xml,text/csv,application/xliff+xml"
              aria-describedby="translations-file-hint"
              onChange={() => setAnswer(undefined)}
              className="w-full min-w-0 rounded-sm border border-dashed border-line-strong bg-paper p-3 text-sm font-normal file:mr-4 file:min-h-9 file:rounded-sm file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper"
            />
          </label>
          <p id="translations-file-hint" className="text-sm text-stone">
            {m.translations_import_hint()}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="apply" value="false" variant="outline" busy={isBusy}>
              {m.translations_import_look()}
            </Button>
            {result && !result.applied && changes > 0 ? (
              <Button type="submit" name="apply" value="true" busy={isBusy}>
                {m.translations_import_apply()}
              </Button>
            ) : null}
          </div>
        </Form>
      ) : null}
      {result ? <Result result={result} /> : null}
    </Container>
  );
}

const countNames: Record<keyof TranslationImport['counts'], () => string> = {
  new: m.translations_import_new,
  changed: m.translations_import_changed,
  same: m.translations_import_same,
  empty: m.translations_import_empty,
  refused: m.translations_import_refused,
};

type Thing = Pick<TranslationImport['refused'][number], 'kind' | 'id' | 'name'>;

/** To what a row is a text of; what is gone is told as the file tells it. */
function ThingLink({ kind, id, name }: Thing) {
  if (name === null) return <>{`${kind ? kindName(kind) : ''} ${id}`}</>;
  if (!kind) return <>{name}</>;
  return (
    <Link to={translationHref(kind, id)} className={link}>
      {name}
    </Link>
  );
}

function Result({ result: { applied, counts, refused, changes } }: { result: TranslationImport }) {
  return (
    <div className="mt-8">
      <Notice tone={applied ? 'success' : 'info'}>
        {applied ? m.translations_import_applied() : m.translations_import_seen()}
      </Notice>
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {(Object.keys(countNames) as (keyof typeof countNames)[]).map((name) => (
          <div key={name}>
            <dt className="text-sm text-stone">{countNames[name]()}</dt>
            <dd className="text-lg font-semibold tabular-nums">{counts[name]}</dd>
          </div>
        ))}
      </dl>
      {refused.length > 0 ? (
        <section aria-labelledby="translations-refused" className="mt-6">
          <Heading level={2} size="card" id="translations-refused">
            {m.translations_import_refused()}
          </Heading>
          {counts.refused > refused.length ? (
            <p className="text-sm text-stone">{m.translations_import_first({ count: shownRows })}</p>
          ) : null}
          <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
            {refused.map(({ line, field, reason, values, message, ...thing }) => (
              <li key={`${line} ${field}`} className="py-2 [overflow-wrap:anywhere]">
                <span className="font-semibold">{m.translations_import_row({ line })}</span>{' '}
                <ThingLink {...thing} /> <span className="text-stone">{thing.label ?? field}</span>
                <p>{sentenceOf({ reason, values }) ?? message}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {changes.length > 0 ? (
        <section aria-labelledby="translations-changes" className="mt-6">
          <Heading level={2} size="card" id="translations-changes">
            {m.translations_spanish()}
          </Heading>
          {counts.new + counts.changed > changes.length ? (
            <p className="text-sm text-stone">{m.translations_import_first({ count: shownRows })}</p>
          ) : null}
          <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
            {changes.map(({ line, kind, id, field, name, label, before, target }) => (
              <li key={`${line} ${field}`} className="py-2 [overflow-wrap:anywhere]">
                <ThingLink {...{ kind, id, name }} /> <span className="text-stone">{label}</span>
                <p lang="es">
                  {before === null ? null : <del className="text-stone">{before}</del>}{' '}
                  <ins className="no-underline">{target}</ins>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
