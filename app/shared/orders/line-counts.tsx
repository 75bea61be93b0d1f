import * as m from '#messages';

export type LineLeft = { _id: string; name: string; sku: string; left: number; value: number };

/** How many of each line, in fields that are called `line:{id}`; what is wrong is said under them. */
export function LineCounts({
  legend,
  lines,
  error,
}: {
  legend: string;
  lines: readonly LineLeft[];
  error?: string | undefined;
}) {
  return (
    <fieldset aria-describedby={error ? 'lines-error' : undefined}>
      <legend className="text-sm font-medium">{legend}</legend>
      {lines.map(({ _id, name, sku, left, value }) => (
        <label key={_id} className="mt-2 flex items-center gap-3 text-sm">
          <input
            type="number"
            name={`line:${_id}`}
            min={0}
            max={left}
            defaultValue={value}
            inputMode="numeric"
            className="h-11 w-20 rounded-sm border border-line-strong bg-surface px-2 text-right tabular-nums"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {name} <span className="text-stone">{m.desk_left({ sku, left })}</span>
          </span>
        </label>
      ))}
      {error ? (
        <p id="lines-error" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
