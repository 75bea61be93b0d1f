import type { ChangeEvent } from 'react';
import { classes } from '#ui/classes.ts';
import { type ControlProps, controlLook, FieldFrame } from '../field-frame.tsx';
import { useWrite } from '../form-context.tsx';
import { isNearMax, TextCount } from './text-count.tsx';

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
  return (
    <FieldFrame
      {...{ field, path, value }}
      note={isNearMax(text, field.max) && !field.format ? <TextCount text={text} max={field.max} /> : null}
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
