import { Form, useNavigation } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField, TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { ChangeList } from '../publish/change-list.tsx';
import { useShopZone } from '../words/when.ts';
import type { ImportAnswer, ImportFault } from './import.server.ts';
import { type ImportPlace, isWholeFile } from './import-place.ts';
import { audienceName } from './page-words.tsx';

type Props = {
  pages: { _id: string; title: string; audience: string }[];
  mayEdit: boolean;
  answer: ImportAnswer | undefined;
};

/** A page of JSON, looked at before it is kept. */
export function ImportScreen({ pages, mayEdit, answer }: Props) {
  const scripted = useScripted();
  const busy = useNavigation().state === 'submitting';
  const faults = answer?.step === 'refused' ? answer.faults : [];
  const ofFile = faults.filter(isOfFile);
  const others = faults.filter((fault) => !isOfFile(fault));
  return (
    <Container className="py-8 wide:py-10">
      <div className="mx-auto max-w-3xl">
        <Heading level={1} size="section">
          {m.editor_import()}
        </Heading>
        <p className="mt-2 text-stone">{m.editor_import_text()}</p>
        {others.length > 0 ? (
          <Notice tone="error" className="mt-6">
            <Faults faults={others} />
          </Notice>
        ) : null}
        <Form
          method="post"
          encType="multipart/form-data"
          noValidate={scripted}
          className="mt-6 flex flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-card"
        >
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {m.editor_import_file()}
            <input
              type="file"
              name="file"
              accept="application/json,.json"
              aria-invalid={ofFile.length > 0 || undefined}
              aria-describedby={ofFile.length > 0 ? 'import-file-error' : undefined}
              className="rounded-sm border border-dashed border-line-strong bg-paper p-3 font-normal file:mr-4 file:min-h-9 file:rounded-sm file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper aria-invalid:border-danger"
            />
          </label>
          {ofFile.length > 0 ? (
            <div id="import-file-error" role="alert" className="-mt-3 text-sm font-medium text-danger">
              <Faults faults={ofFile} />
            </div>
          ) : null}
          <TextareaField
            key={answer?.text}
            label={m.editor_import_paste()}
            name="text"
            rows={6}
            spellCheck={false}
            defaultValue={answer?.text}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
          />
          <SelectField label={m.editor_import_target()} name="target" defaultValue={answer?.target ?? 'new'}>
            <option value="new">{m.editor_import_new()}</option>
            <optgroup label={m.editor_import_existing()}>
              {pages.map(({ _id, title, audience }) => (
                <option key={_id} value={_id}>
                  {title} · {audienceName(audience)}
                </option>
              ))}
            </optgroup>
          </SelectField>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              name="intent"
              value="preview"
              variant={answer?.step === 'preview' ? 'outline' : 'primary'}
              disabled={!mayEdit}
              busy={busy}
            >
              {m.editor_import_look()}
            </Button>
            <ButtonLink to="/admin/pages" variant="outline">
              {m.editor_cancel()}
            </ButtonLink>
          </div>
        </Form>
        {answer?.step === 'preview' ? <Preview answer={answer} busy={busy} /> : null}
      </div>
    </Container>
  );
}

/** Of a chosen file as a whole: said at its field. */
const isOfFile = ({ file, trail, pointer }: ImportFault): boolean =>
  file !== null && trail === null && isWholeFile(pointer);

/** In which file, where in it, what. */
function Faults({ faults }: { faults: readonly ImportFault[] }) {
  return (
    <ul>
      {faults.map(({ file, ...fault }) => (
        <li key={JSON.stringify(fault)} className="[overflow-wrap:anywhere]">
          {file ? `${file}: ` : null}
          <Placed {...fault} />
        </li>
      ))}
    </ul>
  );
}

/** The field by its name in the editor; where it has none, the place in the file under what is wrong. */
function Placed({ trail, pointer, message }: ImportPlace & { message: string }) {
  return (
    <>
      {trail ? <span className="font-medium">{trail}: </span> : null}
      {message}
      {trail === null && !isWholeFile(pointer) ? (
        <code className="block text-xs text-stone">{pointer}</code>
      ) : null}
    </>
  );
}

function Preview({ answer, busy }: { answer: Extract<ImportAnswer, { step: 'preview' }>; busy: boolean }) {
  const zone = useShopZone();
  const { title, diff, problems, text, target, revision } = answer;
  return (
    <section aria-labelledby="import-preview" className="mt-8">
      <h2 id="import-preview" className="mb-3 font-display text-xl font-medium">
        {target === 'new' ? m.editor_import_becomes({ title }) : m.editor_import_changes({ title })}
      </h2>
      {problems.length > 0 ? (
        <Notice tone="warning" title={m.editor_import_problems()} className="mb-4">
          <ul className="mt-1 list-disc pl-5 text-sm">
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)} className="[overflow-wrap:anywhere]">
                <Placed {...problem} />
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ChangeList diff={diff} zone={zone} />
      <Form method="post" encType="multipart/form-data" className="mt-5">
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="target" value={target} />
        <input type="hidden" name="revision" value={revision} />
        <Button type="submit" name="intent" value="import" busy={busy}>
          {target === 'new' ? m.editor_import_do_new() : m.editor_import_do_existing()}
        </Button>
      </Form>
    </section>
  );
}
