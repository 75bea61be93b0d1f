/** Colour, spacing and alignment: the brand's own colours first, any other behind a press. */
import { useState } from 'react';
import * as m from '#messages';
import { colorLabels, colorTokens } from '#schemas/fields/fields.ts';
import { classes } from '#ui/classes.ts';
import { colorOf } from '#ui/style-value.ts';
import { poorContrast, sayPoorContrast } from '../../words/contrast.ts';
import { type ControlProps, controlLook, FieldFrame, quietButton } from '../field-frame.tsx';
import { fits } from '../field-values.ts';
import { useWrite } from '../form-context.tsx';
import { Misfit, UnknownKeys } from '../misfit.tsx';
import { NestedField } from '../nested-field.tsx';

const hex = /^#[0-9a-f]{6}$/i;
const colors: readonly string[] = ['background', 'color', 'borderColor'];

export function StyleControl({ field, path, value }: ControlProps) {
  const parts = value as { [key: string]: ControlProps['value'] } | undefined;
  const poor = poorContrast(value);
  return (
    <FieldFrame {...{ field, path, value }} as="group">
      {() => (
        <div className="flex flex-col gap-4 border-l-2 border-line pl-3">
          {field.parts.map(({ name, field: part }) => {
            const at = [...path, name];
            if (!colors.includes(name)) return <NestedField key={name} field={part} path={at} />;
            const color = parts && Object.hasOwn(parts, name) ? parts[name] : undefined;
            const given = { field: part, path: at, value: color };
            return fits(part, color) ? (
              <ColorControl
                key={name}
                {...given}
                contrast={poor?.name === name ? sayPoorContrast(poor) : ''}
              />
            ) : (
              <Misfit key={name} {...given} />
            );
          })}
          <UnknownKeys {...{ field, path, value }} />
        </div>
      )}
    </FieldFrame>
  );
}

const swatch =
  'relative flex size-7 items-center justify-center rounded-full border border-line-strong has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink';

/** `contrast`: why text is hard to read in the colours chosen; empty where it is not. */
export function ColorControl({ field, path, value, contrast }: ControlProps & { contrast?: string }) {
  const write = useWrite();
  const name = path.at(-1);
  const alone =
    contrast === undefined && typeof name === 'string' ? poorContrast({ [name]: value ?? '' }) : null;
  const warning = alone ? sayPoorContrast(alone) : contrast;
  const color = typeof value === 'string' ? value : '';
  const isOwn = color !== '' && !(colorTokens as readonly string[]).includes(color);
  const [custom, setCustom] = useState(false);
  const store = (next: string, typing = false) => write(field.label, path, next, typing);
  return (
    <FieldFrame {...{ field, path, value }} as="group">
      {(wiring) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            {colorTokens.map((token) => (
              <label
                key={token}
                title={colorLabels[token]()}
                className={swatch}
                style={{ background: colorOf(token) }}
              >
                <input
                  type="radio"
                  name={wiring.id}
                  checked={color === token}
                  onChange={() => store(token)}
                  aria-label={colorLabels[token]()}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
              </label>
            ))}
            <button
              type="button"
              aria-expanded={custom || isOwn}
              onClick={() => setCustom(!custom)}
              className={quietButton}
            >
              {m.field_color_custom()}
            </button>
          </div>
          {custom || isOwn ? (
            <div className="mt-2 flex items-center gap-2">
              <input
                type="color"
                aria-label={m.field_color_choose({ field: field.label })}
                value={hex.test(color) ? color.toLowerCase() : '#1d5c50'}
                onChange={(event) => store(event.target.value, true)}
                className="h-9 w-12 cursor-pointer rounded-sm border border-line-strong bg-surface p-1"
              />
              <input
                type="text"
                aria-label={m.field_color_hex({ field: field.label })}
                aria-describedby={wiring['aria-describedby']}
                aria-invalid={wiring['aria-invalid']}
                value={isOwn ? color : ''}
                placeholder="#1d5c50"
                onChange={(event) => {
                  const next = event.target.value.trim();
                  write(field.label, path, next === '' && field.omittable ? undefined : next, true);
                }}
                className={classes(controlLook, 'h-9 w-28 font-mono')}
              />
            </div>
          ) : null}
          <p role="status" className="mt-1 text-xs font-medium text-warning empty:hidden">
            {warning}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
