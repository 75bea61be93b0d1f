/** A form over one JSON value: fields read and write their part of it by path, errors stand beside them by pointer. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldDescription } from '#app/features/admin/pages/editor/fields/describe-field.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import { getAt, type Json, type Path, setAt } from '#app/shared/json.ts';
import * as m from '#messages';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { CheckboxField, SelectField, TextareaField, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { type NameOf, placeName } from './place-name.ts';

type State = {
  value: Json;
  set: (path: Path, next: Json | undefined) => void;
  errors: Record<string, string[]>;
  readOnly: boolean;
};

const FormContext = createContext<State | null>(null);

export function useForm(): State {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field outside its form');
  return form;
}

export function useValue<T>(path: Path): [T, (next: Json | undefined) => void] {
  const { value, set } = useForm();
  return [getAt(value, path) as T, (next) => set(path, next)];
}

/** The first thing that is wrong at a path. */
export const useError = (path: Path): string | undefined => useForm().errors[toPointer(path)]?.[0];

export const fieldId = (path: Path): string => `field-${path.join('-')}`;

/**
 * The value as it is edited, and whether it differs from what was read. A new version of what was read takes its place
 * when `accept` says so: not while somebody else's would take what was typed away.
 */
export function useFormValue(initial: Json, version: unknown, accept: boolean) {
  const [value, setValue] = useState(initial);
  const [dirty, setDirty] = useState(false);
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version || !accept) return;
    known.current = version;
    setValue(initial);
    setDirty(false);
  }, [initial, version, accept]);
  const set = useMemo(
    () => (path: Path, next: Json | undefined) => {
      setDirty(true);
      setValue((before) => setAt(before, path, next) ?? null);
    },
    [],
  );
  return { value, set, dirty };
}

export function FormProvider({ children, ...state }: State & { children: ReactNode }) {
  return <FormContext.Provider value={state}>{children}</FormContext.Provider>;
}

/** Everything that is wrong, each leading to its field by its name; it takes the focus when it comes. */
export function ErrorSummary({
  form,
  value,
  errors,
  message,
  nameOf,
}: {
  /** What the errors' pointers lead through. */
  form: z.ZodType;
  value: Json;
  errors: Record<string, string[]>;
  message: string | null;
  nameOf?: NameOf;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const list = Object.entries(errors).map(([pointer, [first]]) => ({
    pointer,
    first,
    place: placeName(form, value, pointer, nameOf),
  }));
  useEffect(() => {
    if (message) ref.current?.focus();
  }, [message]);
  if (!message) return null;
  return (
    <div ref={ref} tabIndex={-1} className="mt-6 outline-none">
      <Notice tone="error" title={list.length > 0 ? m.cat_errors({ count: list.length }) : message}>
        <ul className="list-disc pl-5">
          {list.map(({ pointer, first, place }) => (
            <li key={pointer}>
              <a
                className="underline underline-offset-2"
                href={`#field-${pointer.slice(1).replaceAll('/', '-')}`}
              >
                {place ? `${place}: ` : ''}
                {first}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

/** Nothing typed is null; what is no number stays a text, which the schema refuses. */
const number = (text: string): Json => (text.trim() === '' ? null : typedNumber(text));
const partOf = (field: FieldDescription, name: string) =>
  field.parts.find((part) => part.name === name)?.field ?? field;

/** The control that a schema asks for: its words, limits and options come from there. */
export function SchemaField(props: {
  /** Of the object that holds the field. */
  of: FieldDescription;
  name: string;
  path?: Path;
  label?: string;
  options?: readonly { value: string; label: string }[];
  rows?: number;
  className?: string;
}) {
  const { of, name, path: base = [], rows, className } = props;
  const field = partOf(of, name);
  const path = [...base, name];
  const [value, write] = useValue<Json>(path);
  const error = useError(path);
  const { readOnly } = useForm();
  const label = props.label ?? field.label;
  const shared = {
    id: fieldId(path),
    name: path.join('.'),
    label: field.unit ? `${label} (${field.unit})` : label,
    ...(field.help ? { hint: field.help } : {}),
    ...(error ? { error } : {}),
    ...(className ? { className } : {}),
    disabled: readOnly,
  };
  const options = props.options ?? field.options.map((option) => ({ value: option, label: option }));
  if (options.length > 0 || props.options)
    return (
      <SelectField
        {...shared}
        value={String(value ?? '')}
        onChange={(event) =>
          write(event.target.value === '' && field.field === 'ID' ? null : event.target.value)
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  if (field.field === 'boolean')
    return (
      <CheckboxField {...shared} checked={value === true} onChange={(event) => write(event.target.checked)} />
    );
  const required = (field.min ?? 0) > 0 || (field.field === 'number' && !field.omittable);
  if (field.multiline)
    return (
      <TextareaField
        {...shared}
        required={required}
        rows={rows ?? 4}
        value={String(value ?? '')}
        onChange={(event) => write(event.target.value)}
      />
    );
  return field.field === 'number' ? (
    <NumberInput {...shared} required={required} value={value} onWrite={write} />
  ) : (
    <TextField
      {...shared}
      required={required}
      value={String(value ?? '')}
      onChange={(event) => write(event.target.value)}
    />
  );
}

/** What is typed stays as it is typed: "1." is on its way to 1.5. */
function NumberInput(
  props: Omit<Parameters<typeof TextField>[0], 'value'> & { value: Json; onWrite: (value: Json) => void },
) {
  const { value, onWrite, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => {
        setTyped(event.target.value);
        onWrite(number(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** A table's cell: a text or a number without a frame, its column's name read out. */
export function Cell(props: {
  path: Path;
  label: string;
  numeric?: boolean;
  placeholder?: string;
  className?: string;
}) {
  const { path, numeric = false, ...rest } = props;
  const [value, write] = useValue<Json | undefined>(path);
  const text = value === null || value === undefined ? '' : String(value);
  return numeric ? (
    <NumberCell {...rest} path={path} text={text} onWrite={write} />
  ) : (
    <CellInput {...rest} path={path} value={text} onType={write} />
  );
}

/** A table's cell for a number, which may be a part of something else than its path says. */
export function NumberCell(props: {
  path: Path;
  label: string;
  text: string;
  /** Gets the number, the text that is none, or null where nothing is typed. */
  onWrite: (value: Json) => void;
  placeholder?: string;
  className?: string;
}) {
  const { text, onWrite, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <CellInput
      {...rest}
      value={typed ?? text}
      numeric
      onType={(next) => {
        setTyped(next);
        onWrite(number(next));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function CellInput(props: {
  path: Path;
  label: string;
  value: string;
  onType: (text: string) => void;
  onBlur?: () => void;
  numeric?: boolean;
  placeholder?: string;
  className?: string;
}) {
  const { path, label, onType, numeric = false, className = '', ...input } = props;
  const error = useError(path);
  const { readOnly } = useForm();
  const id = fieldId(path);
  return (
    <>
      <input
        {...input}
        id={id}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        disabled={readOnly}
        inputMode={numeric ? 'decimal' : 'text'}
        onChange={(event) => onType(event.target.value)}
        className={`h-9 w-full min-w-20 rounded-sm border border-line-strong bg-surface px-2 text-sm aria-invalid:border-danger aria-invalid:bg-danger-soft ${numeric ? 'text-right tabular-nums' : ''} ${className}`}
      />
      {error ? <CellError id={`${id}-error`}>{error}</CellError> : null}
    </>
  );
}

/** What is wrong in a table's cell, under it. */
export function CellError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 text-left text-xs font-medium text-danger">
      {children}
    </p>
  );
}
