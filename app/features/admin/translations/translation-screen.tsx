/** One thing's texts beside their translations. Works without a script: the form sends every text. */
import { Form, Link } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Conflict, SaveBar } from '#app/features/admin/catalog/save-bar.tsx';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { TranslatedThing, Unit } from '#schemas/domain/translations/units.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { editHref, isDocument, kindName, previewHref } from './kind-places.ts';
import type { TranslationAnswer } from './translations.server.ts';
import { type Targets, useTargets } from './use-targets.ts';

type Props = {
  thing: TranslatedThing;
  mayEdit: boolean;
  /** Of a form that was sent without a script. */
  answer: TranslationAnswer | undefined;
};

const idOf = (index: number) => `translation-${index}`;
const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

/** Goes to the next text with something to do after `from`, from the top again behind the last. */
function goToNext({ units }: TranslatedThing, targets: Targets, from: number): void {
  const order = units.map((_, index) => (from + 1 + index) % units.length);
  const next = order.find((index) => index !== from && !targets.isDone(units[index] as Unit));
  if (next !== undefined) goTo(next);
}

/** In the middle of the screen, where no bar covers it. */
function goTo(index: number): void {
  const field = document.getElementById(idOf(index));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

export function TranslationScreen({ thing, mayEdit, answer: plainAnswer }: Props) {
  const targets = useTargets(thing);
  const scripted = useScripted();
  /** The text that was written last: "next" is the one after it. */
  const from = useRef(-1);
  const answer = targets.answer ?? plainAnswer;
  useEffect(() => {
    if (targets.answer?.ok) void showToast(targets.answer.message, { kind: 'success' });
  }, [targets.answer]);
  const done = thing.units.filter(({ state }) => state === 'done').length;
  return (
    <Container className="py-6 wide:py-8">
      <Top thing={thing} />
      <p role="status" className="mt-4 font-semibold">
        {m.translations_progress({ done, total: thing.units.length })}
      </p>
      {mayEdit ? (
        <p className="mt-2 max-w-text text-sm text-stone">
          {m.translations_keys_hint()} {m.translations_tags_hint()}
        </p>
      ) : null}
      {answer?.stale ? (
        <Conflict message={answer.message} onOverwrite={() => targets.save(answer.stale ?? undefined)} />
      ) : null}
      {answer && !answer.ok && !answer.stale ? (
        <Notice tone="error" className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      {plainAnswer?.ok && !targets.answer ? (
        <Notice tone="success" className="mt-6">
          {plainAnswer.message}
        </Notice>
      ) : null}
      {thing.units.length === 0 ? <p className="mt-6 text-stone">{m.translations_nothing()}</p> : null}
      <Form
        method="post"
        noValidate={scripted}
        className="mt-6"
        onSubmit={(event) => {
          event.preventDefault();
          const [refused] = targets.save();
          if (refused !== undefined) goTo(thing.units.findIndex(({ field }) => field === refused));
        }}
      >
        <input type="hidden" name="version" value={thing.version} />
        <div className="hidden gap-6 text-sm font-semibold text-stone wide:grid wide:grid-cols-2">
          <p>{m.translations_source()}</p>
          <p>{m.translations_spanish()}</p>
        </div>
        <ul
          aria-label={thing.name}
          onFocus={({ target }) => {
            const [, index] = /^translation-(\d+)$/.exec(target.id) ?? [];
            if (index !== undefined) from.current = Number(index);
          }}
        >
          {thing.units.map((unit, index) => (
            <UnitRow
              key={unit.field}
              {...{ unit, index, targets, mayEdit }}
              error={targets.faultOf(unit) ?? answer?.errors[unit.field]}
              onNext={() => goToNext(thing, targets, index)}
            />
          ))}
        </ul>
        {mayEdit && thing.units.length > 0 ? (
          <SaveBar busy={targets.isBusy} dirty={targets.isDirty} isNew={false}>
            {scripted && done < thing.units.length ? (
              <Button variant="outline" onClick={() => goToNext(thing, targets, from.current)}>
                {m.translations_next()}
              </Button>
            ) : null}
          </SaveBar>
        ) : null}
      </Form>
    </Container>
  );
}

function Top({ thing: { kind, id, name } }: { thing: TranslatedThing }) {
  const preview = previewHref(kind, id);
  return (
    <>
      <Link to={`/admin/translations?kind=${kind}`} className={link}>
        {m.translations_back()}
      </Link>
      <p className="mb-1 text-sm text-stone">{kindName(kind)}</p>
      <Heading level={1} size="section" className="[overflow-wrap:anywhere]">
        {name}
      </Heading>
      <p className="mt-2 max-w-text text-sm text-stone">
        {isDocument(kind) ? m.translations_draft() : m.translations_live()}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to={editHref(kind, id)} reloadDocument className={link}>
          {isDocument(kind) ? m.translations_editor() : m.translations_record()}
        </Link>
        {preview ? (
          <a href={preview} target="_blank" rel="noreferrer" className={link}>
            {m.translations_preview()}
          </a>
        ) : null}
      </p>
    </>
  );
}

function StateChip({ state }: Pick<Unit, 'state'>) {
  if (state === 'done') return null;
  return (
    <span
      className={classes(
        'rounded-full px-2 py-0.5 text-xs font-semibold',
        state === 'missing' ? 'bg-danger-soft text-danger' : 'bg-warning-soft text-warning',
      )}
    >
      {state === 'missing' ? m.translations_is_missing() : m.translations_is_outdated()}
    </span>
  );
}

/** About as many lines as the source has. */
const rowsOf = ({ source, isLong }: Unit): number =>
  Math.min(16, Math.max(isLong ? 3 : 1, source.split('\n').length + Math.floor(source.length / 70)));

type RowProps = {
  unit: Unit;
  index: number;
  targets: Targets;
  mayEdit: boolean;
  error: string | undefined;
  onNext: () => void;
};

function UnitRow({ unit, index, targets, mayEdit, error, onNext }: RowProps) {
  const { field, label, source, before, state } = unit;
  const text = targets.textOf(unit);
  const confirm = () => {
    targets.type(field, text);
    return targets.save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // What was refused is mended first.
    if (!confirm().includes(field)) onNext();
  };
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 wide:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm text-stone">
          {label} <StateChip state={state} />
        </p>
        <p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]" lang="en">
          {source}
        </p>
        {before === null ? null : (
          <div className="mt-2 border-l-2 border-warning pl-3 text-sm text-stone">
            <p>{m.translations_before()}</p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]" lang="en">
              {before}
            </p>
          </div>
        )}
      </div>
      <div className="min-w-0">
        <input type="hidden" name="field" value={field} />
        <TextareaField
          id={idOf(index)}
          name="target"
          lang="es"
          label={m.translations_target({ label })}
          hideLabel
          conditional
          rows={rowsOf(unit)}
          readOnly={!mayEdit}
          value={text}
          onChange={(event) => targets.type(field, event.target.value)}
          onKeyDown={mayEdit ? onKeyDown : undefined}
          {...(error ? { error } : {})}
        />
        {mayEdit && state === 'outdated' && !targets.isOpen(unit) ? (
          <Button size="small" variant="outline" className="mt-2" onClick={confirm}>
            {m.translations_still_right()}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
