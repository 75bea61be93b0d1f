/**
 * Names as they stand in addresses, found by what people call them: what is found is written into the field, which
 * stays a field that can be typed in. Without a script there is the field alone.
 */
import { useFetcher } from '@remix-run/react';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import * as m from '#messages';
import { TextareaField } from '#ui/field.tsx';
import type { findNames } from './find-names.server.ts';

/** What can be found. */
export type Findable = 'products' | 'categories' | 'vendors';

const namesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

type Props = Omit<ComponentProps<typeof TextareaField>, 'value' | 'onChange'> & { what: Findable };

export function NameField({ what, defaultValue, className, ...field }: Props) {
  const [text, setText] = useState(String(defaultValue ?? ''));
  const add = (value: string) => setText((before) => [...new Set([...namesIn(before), value])].join(', '));
  return (
    <div className={className}>
      <TextareaField {...field} value={text} onChange={(event) => setText(event.target.value)} />
      <Finder what={what} label={field.label} taken={namesIn(text)} disabled={field.disabled} onFound={add} />
    </div>
  );
}

type FinderProps = {
  what: Findable;
  label: string;
  taken: readonly string[];
  disabled: boolean | undefined;
  onFound: (value: string) => void;
};

function Finder({ what, label, taken, disabled, onFound }: FinderProps) {
  const { load, data } = useFetcher<typeof findNames>();
  const [q, setQ] = useState('');
  const list = useId();
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!isScripted || disabled) return null;
  const matches = (q.trim() ? (data ?? []) : []).filter(({ value }) => !taken.includes(value));
  return (
    <div className="mt-2">
      <input
        type="search"
        aria-label={m.price_find_for({ field: label })}
        aria-controls={list}
        placeholder={m.price_find()}
        autoComplete="off"
        value={q}
        onChange={({ target }) => {
          setQ(target.value);
          if (target.value.trim())
            load(`/admin/pricing/find?${new URLSearchParams({ what, q: target.value })}`);
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className="h-10 w-full rounded-sm border border-line-strong bg-surface px-3 text-sm"
      />
      <ul id={list} className="mt-1 divide-y divide-line rounded-sm border border-line empty:hidden">
        {matches.map(({ name, value }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => {
                onFound(value);
                setQ('');
              }}
              className="flex min-h-10 w-full items-center gap-3 px-3 text-left text-sm hover:bg-accent-soft"
            >
              <span className="min-w-0 grow truncate">{name}</span>
              <span className="max-w-1/2 shrink-0 truncate text-stone">{value}</span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {q.trim() && data ? m.cat_found({ count: matches.length }) : ''}
      </p>
    </div>
  );
}
