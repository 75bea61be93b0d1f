import { type KeyboardEvent, useState } from 'react';
import { typedNumber } from '#app/shared/forms/typed-number.ts';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import type { FieldDescription } from '../describe-field.ts';
import { type ControlProps, controlLook, FieldFrame } from '../field-frame.tsx';
import { useWrite } from '../form-context.tsx';

/** "−" is on the way to a number; null is none. */
function numberOf(text: string): number | null {
  const number = typedNumber(text);
  return typeof number === 'number' ? number : null;
}

function boundsOf({ min, max }: FieldDescription): string | null {
  if (min === undefined || max === undefined) return null;
  return m.field_range({ min, max });
}

/** A number and its unit. What is not a number yet stays in the field and out of the document. */
export function NumberControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const number = typeof value === 'number' ? value : undefined;
  const [typed, setTyped] = useState<{ text: string; of: number | undefined } | null>(null);
  const standing = typeof field.fallback === 'number' ? String(field.fallback) : '';
  const text = typed && Object.is(typed.of, number) ? typed.text : (number?.toString() ?? '');
  const onText = (next: string) => {
    const parsed = numberOf(next);
    if (next.trim() === '' && field.omittable) {
      setTyped({ text: next, of: undefined });
      write(field.label, path, undefined, true);
    } else if (parsed === null) setTyped({ text: next, of: number });
    else {
      setTyped({ text: next, of: parsed });
      write(field.label, path, parsed, true);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const step = (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1);
    const from = number ?? numberOf(standing) ?? 0;
    const next = Math.min(field.max ?? Infinity, Math.max(field.min ?? -Infinity, from + step));
    setTyped(null);
    write(field.label, path, next, true);
  };
  const wrong = text.trim() !== '' && numberOf(text) === null ? m.field_not_a_number() : undefined;
  return (
    <FieldFrame {...{ field, path, value }} also={wrong} note={boundsOf(field)}>
      {(wiring) => (
        <span className="flex items-center gap-2">
          <input
            {...wiring}
            type="text"
            inputMode={field.integer ? 'numeric' : 'decimal'}
            value={text}
            placeholder={standing}
            onChange={(event) => onText(event.target.value)}
            onBlur={() => wrong === undefined && setTyped(null)}
            onKeyDown={onKeyDown}
            className={classes(controlLook, 'h-9 w-28 tabular-nums')}
          />
          {field.unit ? <span className="text-sm text-stone">{field.unit}</span> : null}
        </span>
      )}
    </FieldFrame>
  );
}
