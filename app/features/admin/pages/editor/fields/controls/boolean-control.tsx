import { useId } from 'react';
import * as m from '#messages';
import { type ControlProps, canReset, FieldError, placeOf, quietButton } from '../field-frame.tsx';
import { useProblem, useWrite } from '../form-context.tsx';

/** Yes or no, beside its words. */
export function BooleanControl({ field, path, value }: ControlProps) {
  const id = useId();
  const write = useWrite();
  const problem = useProblem(path);
  const checked = typeof value === 'boolean' ? value : field.fallback === true;
  const describedBy = [field.help && `${id}-help`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-field={placeOf(path)}>
      <div className="flex items-start gap-2">
        <label htmlFor={id} className="flex min-h-6 cursor-pointer items-center gap-2.5 text-sm font-medium">
          <input
            id={id}
            type="checkbox"
            checked={checked}
            onChange={(event) => write(field.label, path, event.target.checked)}
            aria-describedby={describedBy || undefined}
            aria-invalid={problem ? true : undefined}
            className="size-4.5 shrink-0 accent-accent"
          />
          {field.label}
        </label>
        {canReset(field, value) ? (
          <button
            type="button"
            className={`${quietButton} ml-auto`}
            aria-label={m.field_default_label({ field: field.label })}
            onClick={() => write(field.label, path, undefined)}
          >
            {m.field_use_default()}
          </button>
        ) : null}
      </div>
      {field.help ? (
        <p id={`${id}-help`} className="mt-1 pl-7 text-xs text-stone">
          {field.help}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}
