/** What stands around a control: its label, its help, what is wrong with it, and how to do without it. */
import { type ReactNode, useId } from 'react';
import { isEqual, type Json, type Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import type { FieldDescription } from './describe-field.ts';
import { useProblem, useWrite } from './form-context.tsx';

export type ControlProps = {
  field: FieldDescription;
  path: Path;
  value: Json | undefined;
};

/** Ties a control to its help and its error. */
export type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** Marks where a field is, so that a problem, a preview or an undo can lead to it. */
export const placeOf = (path: Path) => JSON.stringify(path);

export const controlLook =
  'w-full rounded-sm border border-line-strong bg-surface px-2.5 text-sm text-ink placeholder:text-stone transition-colors hover:border-ink focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent aria-invalid:border-danger disabled:bg-sand disabled:text-stone';

/** The field of what is written in the preview. */
const shownLook =
  'data-at:rounded-sm data-at:outline-2 data-at:outline-offset-6 data-at:outline-accent data-at:outline-dashed';

export const quietButton =
  'inline-flex min-h-6 items-center gap-1 rounded-sm px-1 text-xs text-accent underline-offset-4 hover:underline disabled:text-stone disabled:no-underline';

export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="mt-1 text-xs font-medium whitespace-pre-line text-danger">
      {text}
    </p>
  );
}

/** A text, a number or a link is emptied by hand; what stands for it instead is one press away. */
const emptiedByHand: readonly string[] = ['text', 'number', 'link', 'ID'];

export function canReset(field: FieldDescription, value: Json | undefined): boolean {
  if (!field.omittable || value === undefined || isEqual(value, field.fallback)) return false;
  // A switch has but two ways: the other one is one press away.
  if (typeof field.fallback === 'boolean' && typeof value === 'boolean') return false;
  const nothing = field.fallback === undefined || field.fallback === '';
  return !(nothing && emptiedByHand.includes(field.field));
}

type FrameProps = Omit<ControlProps, 'value'> & {
  value: Json | undefined;
  /** `group`: several controls under one name. */
  as?: 'control' | 'group';
  /** Beside the label: what else can be done. */
  action?: ReactNode;
  /** Problems of the parts that this control shows as one. */
  also?: string | undefined;
  /** Beneath, at its end: how much of the room is used. */
  note?: ReactNode;
  children: (wiring: Wiring) => ReactNode;
};

export function FieldFrame({ field, path, value, as = 'control', action, also, note, children }: FrameProps) {
  const id = useId();
  const write = useWrite();
  const own = useProblem(path);
  const problem = [own, also].filter(Boolean).join('\n') || undefined;
  const describedBy = classes(
    field.help && `${id}-help`,
    problem && `${id}-error`,
    Boolean(note) && `${id}-note`,
  );
  const wiring: Wiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': problem ? true : undefined,
  };
  const words = (
    <>
      {field.label}
      {field.omittable ? <span className="font-normal text-stone"> {m.ui_optional()}</span> : null}
    </>
  );
  const head = 'text-sm font-medium';
  const inside = (
    <>
      <div className="mb-1 flex min-h-6 items-center gap-2">
        {as === 'control' ? (
          <label htmlFor={id} className={head}>
            {words}
          </label>
        ) : (
          <span id={id} className={head}>
            {words}
          </span>
        )}
        <span className="ml-auto flex items-center">
          {action}
          {canReset(field, value) ? (
            <button
              type="button"
              className={quietButton}
              aria-label={
                field.fallback === undefined
                  ? m.field_remove_label({ field: field.label })
                  : m.field_default_label({ field: field.label })
              }
              onClick={() => write(field.label, path, undefined)}
            >
              {field.fallback === undefined ? m.field_remove() : m.field_use_default()}
            </button>
          ) : value === undefined && field.fallback !== undefined && field.fallback !== '' ? (
            <span className="text-xs text-stone">{m.field_default()}</span>
          ) : null}
        </span>
      </div>
      {children(wiring)}
      <div className="flex gap-3">
        {field.help ? (
          <p id={`${id}-help`} className="mt-1 text-xs text-stone">
            {field.help}
          </p>
        ) : null}
        {note ? (
          <p id={`${id}-note`} className="mt-1 ml-auto text-xs text-stone">
            {note}
          </p>
        ) : null}
      </div>
      <FieldError id={`${id}-error`} text={problem} />
    </>
  );
  return as === 'group' ? (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its actions.
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={describedBy || undefined}
      data-field={placeOf(path)}
      className={shownLook}
    >
      {inside}
    </div>
  ) : (
    <div data-field={placeOf(path)} className={shownLook}>
      {inside}
    </div>
  );
}
