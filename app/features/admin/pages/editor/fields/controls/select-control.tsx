import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { ChevronDown } from '#ui/icons.tsx';
import { words } from '../describe-field.ts';
import { type ControlProps, controlLook, FieldFrame } from '../field-frame.tsx';
import { useWrite } from '../form-context.tsx';

/** As many stand side by side; more become a list. */
const sideBySide = 4;

/** One of a few. A value that is none of them is shown beside them, and kept until another is chosen. */
export function SelectControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const standing = typeof field.fallback === 'string' ? field.fallback : undefined;
  const chosen = typeof value === 'string' ? value : standing;
  const stranger = chosen !== undefined && !field.options.includes(chosen) ? chosen : null;
  const nameOf = (option: string) => field.optionLabels?.[option] ?? words(option);
  const choose = (next: string) => write(field.label, path, next === '' ? undefined : next);
  const fewShort =
    field.options.length <= sideBySide &&
    field.options.map(nameOf).join('').length <= 32 &&
    stranger === null;
  return (
    <FieldFrame {...{ field, path, value }} as={fewShort ? 'group' : 'control'}>
      {(wiring) =>
        fewShort ? (
          <div className="inline-flex max-w-full flex-wrap overflow-hidden rounded-sm border border-line-strong bg-surface">
            {field.options.map((option) => (
              <label
                key={option}
                className="relative flex min-h-8 grow cursor-pointer items-center justify-center border-l border-line px-2 text-sm first:border-l-0 hover:bg-accent-soft has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name={wiring.id}
                  value={option}
                  checked={chosen === option}
                  onChange={() => choose(option)}
                  aria-describedby={wiring['aria-describedby']}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                {nameOf(option)}
              </label>
            ))}
          </div>
        ) : (
          <span className="relative block">
            <select
              {...wiring}
              value={chosen ?? ''}
              onChange={(event) => choose(event.target.value)}
              className={classes(controlLook, 'h-9 appearance-none pr-8')}
            >
              {chosen === undefined || (field.omittable && standing === undefined) ? (
                <option value="">{m.field_none()}</option>
              ) : null}
              {stranger === null ? null : (
                <option value={stranger}>{m.field_unknown_option({ value: stranger.slice(0, 60) })}</option>
              )}
              {field.options.map((option) => (
                <option key={option} value={option}>
                  {nameOf(option)}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute top-2.5 right-2.5 size-4" />
          </span>
        )
      }
    </FieldFrame>
  );
}
