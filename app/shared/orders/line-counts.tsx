import { useId } from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { lineErrors, lineField } from './line-fields.ts';

export type LineLeft = { _id: string; name: string; sku: string; left: number; value: number };

/** How many of each line; after a refusal as they were typed, with what is wrong under each. */
export function LineCounts({
  legend,
  lines,
  refused,
}: {
  legend: string;
  lines: readonly LineLeft[];
  refused: Pick<StaffAnswer, 'values' | 'errors'> | undefined;
}) {
  const id = useId();
  const errors = refused ? lineErrors(refused) : new Map<string, string>();
  return (
    <fieldset aria-describedby={refused?.errors.lines ? id : undefined}>
      <legend className="text-sm font-medium">{legend}</legend>
      {lines.map(({ _id, name, sku, left, value }) => {
        const error = errors.get(_id);
        return (
          <div key={_id} className="mt-2 text-sm">
            <label className="flex items-center gap-3">
              <input
                type="text"
                name={lineField(_id)}
                maxLength={10}
                defaultValue={refused?.values[lineField(_id)] ?? value}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-${_id}` : undefined}
                className="h-11 w-20 rounded-sm border border-line-strong bg-surface px-2 text-right tabular-nums aria-invalid:border-danger"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {name} <span className="text-stone">{m.desk_left({ sku, left })}</span>
              </span>
            </label>
            {error ? (
              <p id={`${id}-${_id}`} className="mt-1 font-medium text-danger">
                {error}
              </p>
            ) : null}
          </div>
        );
      })}
      {refused?.errors.lines ? (
        <p id={id} className="mt-1.5 text-sm font-medium text-danger">
          {refused.errors.lines}
        </p>
      ) : null}
    </fieldset>
  );
}
