/** Any of a list, ticked: a search above it where the list is long. */
import { useState } from 'react';
import type { Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import type { Choice } from './catalog.server.ts';
import { fieldId, useError, useForm, useValue } from './form-state.tsx';

export function ChoiceList({
  path,
  label,
  choices,
}: {
  path: Path;
  label: string;
  choices: readonly Choice[];
}) {
  const [value, write] = useValue<string[]>(path);
  const error = useError(path);
  const { readOnly } = useForm();
  const [q, setQ] = useState('');
  const chosen = new Set(value);
  const names = new Map(choices.map(({ _id, name }) => [_id, name]));
  const titled = choices.map((choice) => ({
    ...choice,
    title: choice.parent ? `${names.get(choice.parent) ?? ''} › ${choice.name}` : choice.name,
  }));
  const shown = titled.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
  return (
    <fieldset id={fieldId(path)} disabled={readOnly} className="min-w-0">
      <legend className="text-sm font-medium">
        {label} <span className="font-normal text-stone">({chosen.size})</span>
      </legend>
      {choices.length > 8 ? (
        <input
          type="search"
          aria-label={m.cat_find_in({ list: label })}
          placeholder={m.cat_find()}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          className="mt-1.5 h-9 w-full rounded-sm border border-line-strong bg-surface px-3 text-sm"
        />
      ) : null}
      <div className="mt-1.5 max-h-52 overflow-y-auto rounded-sm border border-line-strong py-1">
        {shown.map(({ _id, title }) => (
          <label
            key={_id}
            className="flex min-h-9 cursor-pointer items-center gap-3 px-3 text-sm hover:bg-sand"
          >
            <input
              type="checkbox"
              checked={chosen.has(_id)}
              onChange={(event) =>
                write(
                  event.target.checked ? [...(value ?? []), _id] : (value ?? []).filter((id) => id !== _id),
                )
              }
              className="size-4 shrink-0 accent-accent"
            />
            <span className={classes(chosen.has(_id) && 'font-semibold')}>{title}</span>
          </label>
        ))}
        {shown.length === 0 ? <p className="px-3 py-2 text-sm text-stone">{m.cat_nothing_here()}</p> : null}
      </div>
      {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
    </fieldset>
  );
}
