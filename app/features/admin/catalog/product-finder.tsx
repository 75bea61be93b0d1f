/** Products found by name or number and put into a list that has an order. */
import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import type { Path } from '#app/shared/json.ts';
import * as m from '#messages';
import type { findProducts } from './find-products.server.ts';
import { fieldId, useError, useForm, useValue } from './form-state.tsx';
import { RowButtons } from './row-buttons.tsx';

type Named = { _id: string; name: string };

export function ProductFinder({
  path,
  label,
  known,
}: {
  path: Path;
  label: string;
  known: readonly Named[];
}) {
  const [ids, write] = useValue<string[]>(path);
  const [names, setNames] = useState(() => new Map(known.map(({ _id, name }) => [_id, name])));
  const fetcher = useFetcher<typeof findProducts>();
  const [q, setQ] = useState('');
  const { readOnly } = useForm();
  const within = useErrorWithin(path);
  const error = useError(path) ?? within;
  const found = (q ? (fetcher.data ?? []) : []).filter(({ _id }) => !ids.includes(_id));
  return (
    <fieldset id={fieldId(path)} disabled={readOnly} className="min-w-0">
      <legend className="text-sm font-medium">
        {label} <span className="font-normal text-stone">({ids.length})</span>
      </legend>
      <ol className="mt-1.5 max-h-72 divide-y divide-line overflow-y-auto rounded-sm border border-line empty:hidden">
        {ids.map((id, index) => {
          const name = names.get(id) ?? id;
          return (
            <li key={id} className="flex items-center gap-2 py-1 pr-1 pl-3 text-sm">
              <span className="min-w-0 grow truncate">{name}</span>
              <RowButtons name={name} list={ids} index={index} write={write} />
            </li>
          );
        })}
      </ol>
      <input
        type="search"
        aria-label={m.cat_add_product_to({ list: label })}
        placeholder={m.cat_add_product()}
        value={q}
        onChange={(event) => {
          setQ(event.target.value);
          if (event.target.value.trim())
            fetcher.load(`/admin/catalog/find?q=${encodeURIComponent(event.target.value)}`);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="mt-1.5 h-10 w-full rounded-sm border border-line-strong bg-surface px-3 text-sm"
      />
      <ul className="mt-1 divide-y divide-line rounded-sm border border-line empty:hidden">
        {found.slice(0, 8).map(({ _id, name, product_number }) => (
          <li key={_id}>
            <button
              type="button"
              onClick={() => {
                setNames((before) => new Map(before).set(_id, name));
                write([...ids, _id]);
                setQ('');
              }}
              className="flex min-h-10 w-full items-center gap-3 px-3 text-left text-sm hover:bg-accent-soft"
            >
              <span className="min-w-0 grow truncate">{name}</span>
              <span className="shrink-0 text-stone">{product_number}</span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {q && fetcher.data ? m.cat_found({ count: found.length }) : ''}
      </p>
      {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
    </fieldset>
  );
}

/** What is wrong with one of a list's items. */
function useErrorWithin(path: Path): string | undefined {
  const { errors } = useForm();
  const root = `/${path.join('/')}/`;
  return Object.entries(errors).find(([pointer]) => pointer.startsWith(root))?.[1][0];
}
