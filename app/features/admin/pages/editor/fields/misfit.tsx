/** What does not fit its field: shown as it is and kept, until somebody mends it. */
import { useId, useState } from 'react';
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { WarningIcon } from '#ui/status-icons.tsx';
import { describeField } from './describe-field.ts';
import { type ControlProps, controlLook, FieldError, placeOf, quietButton } from './field-frame.tsx';
import { emptyValue, shownJson, unknownKeys } from './field-values.ts';
import { useFormKey, useProblem, useValue, useWrite } from './form-context.tsx';

const card = 'rounded-sm border border-warning bg-warning-soft p-3 text-sm';
const code = 'mt-2 rounded-sm bg-surface p-2 font-mono text-xs [overflow-wrap:anywhere] whitespace-pre-wrap';

export function Misfit({ field, path, value }: ControlProps) {
  const id = useId();
  const write = useWrite();
  const problem = useProblem(path);
  const removable = field.omittable || typeof path.at(-1) === 'number';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card with a name of its own, not a form's fieldset.
    <div role="group" aria-labelledby={id} data-field={placeOf(path)} className={card}>
      <p id={id} className="flex items-center gap-2 font-medium">
        <WarningIcon className="size-4 shrink-0" />
        {m.field_misfit({ field: field.label })}
      </p>
      <pre className={code}>{shownJson(value)}</pre>
      <FieldError text={problem} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-label={m.field_misfit_replace_label({ field: field.label })}
          onClick={() => write(field.label, path, emptyValue(field))}
        >
          {m.field_misfit_replace()}
        </Button>
        {removable ? (
          <Button
            size="small"
            variant="outline"
            aria-label={m.field_remove_label({ field: field.label })}
            onClick={() => write(field.label, path, undefined)}
          >
            {m.field_remove()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** As many are listed one by one. */
const listed = 20;

/** Keys that no field shows; each can be taken away. */
export function UnknownKeys({ field, path, value }: ControlProps) {
  const write = useWrite();
  const isPage = useFormKey() === null;
  const keys = unknownKeys(field, value);
  if (keys.length === 0) return null;
  const object = value as { [key: string]: Json };
  const removeAll = () => {
    const known = Object.entries(object).filter(([key]) => !keys.includes(key));
    write(field.label, path, Object.fromEntries(known));
  };
  return (
    <div className={card}>
      <p className="font-medium">{isPage ? m.field_unknown_keys_page() : m.field_unknown_keys()}</p>
      <ul className="mt-1">
        {keys.slice(0, listed).map((key) => (
          <li key={key} data-field={placeOf([...path, key])} className="flex items-start gap-2 py-0.5">
            <span className="min-w-0 grow font-mono text-xs [overflow-wrap:anywhere]">
              {key.slice(0, 80)}: {shownJson(object[key], 120)}
            </span>
            <button
              type="button"
              className={quietButton}
              aria-label={m.field_remove_label({ field: key.slice(0, 80) })}
              onClick={() => write(key.slice(0, 80), [...path, key], undefined)}
            >
              {m.field_remove()}
            </button>
          </li>
        ))}
      </ul>
      {keys.length > 1 ? (
        <button type="button" className={quietButton} onClick={removeAll}>
          {m.field_remove_all({ count: keys.length })}
        </button>
      ) : null}
    </div>
  );
}

const whole = [] as const;

/** Keys beside the fields of a block or a page, which another program's documents bring with them. */
export function OwnUnknownKeys(props: { schema: Parameters<typeof describeField>[0]; label: () => string }) {
  const value = useValue(whole);
  return (
    <UnknownKeys
      field={{ ...describeField(props.schema), label: props.label() }}
      path={whole}
      value={value}
    />
  );
}

/** Characters that are still edited as text. */
const editable = 200_000;

/** Anything at all, as the JSON it is. What cannot be read stays in the field and out of the document. */
export function RawJson({ label, path, value }: { label: string; path: Path; value: Json | undefined }) {
  const id = useId();
  const write = useWrite();
  const [typed, setTyped] = useState<{ text: string; of: Json | undefined; error: string } | null>(null);
  const whole = shownJson(value, editable);
  if (whole.length > editable || whole === '…') {
    return <pre className={code}>{shownJson(value)}</pre>;
  }
  const current = typed && Object.is(typed.of, value) ? typed : null;
  const onText = (text: string) => {
    try {
      const parsed = JSON.parse(text) as Json;
      setTyped(null);
      write(label, path, parsed, true);
    } catch (error) {
      setTyped({ text, of: value, error: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div data-field={placeOf(path)}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={12}
        spellCheck={false}
        value={current?.text ?? whole}
        onChange={(event) => onText(event.target.value)}
        aria-invalid={current ? true : undefined}
        aria-describedby={current ? `${id}-error` : undefined}
        className={`${controlLook} py-1.5 font-mono text-xs`}
      />
      <FieldError
        id={`${id}-error`}
        text={current ? m.field_json_error({ error: current.error }) : undefined}
      />
    </div>
  );
}
