import type { ChangeEvent } from 'react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { type ControlProps, controlLook, FieldFrame } from '../field-frame.tsx';
import { useWrite } from '../form-context.tsx';

/** From this share of the room on, how much is left is said. */
const near = 0.8;

/** One line, several lines, or a day. An emptied text that may be missing is taken away. */
export function TextControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const text = typeof value === 'string' ? value : '';
  const standing = typeof field.fallback === 'string' ? field.fallback : '';
  const store = (next: string, typing: boolean) => {
    const gone = next === '' && field.omittable && standing === '';
    write(field.label, path, gone ? undefined : next, typing);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    store(event.target.value, true);
  // The schema trims: what is kept should be what is shown.
  const onBlur = () => {
    if (text !== text.trim()) store(text.trim(), true);
  };
  const { max } = field;
  const counted = max !== undefined && text.length >= max * near && !field.format;
  return (
    <FieldFrame
      {...{ field, path, value }}
      note={
        counted ? (
          <span className={classes('tabular-nums', text.length > max && 'font-medium text-danger')}>
            {m.field_count({ count: text.length, max })}
          </span>
        ) : null
      }
    >
      {(wiring) => {
        const shared = { ...wiring, value: text, placeholder: standing || undefined, onChange, onBlur };
        if (field.multiline)
          return (
            <textarea {...shared} rows={4} className={classes(controlLook, 'py-1.5 field-sizing-content')} />
          );
        return (
          <input
            {...shared}
            type={field.format === 'date' ? 'date' : 'text'}
            className={classes(controlLook, 'h-9')}
          />
        );
      }}
    </FieldFrame>
  );
}
