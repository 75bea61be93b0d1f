import type { ReactNode } from 'react';

type Props = {
  id: string;
  name: string;
  value: string;
  title: string;
  chosen: boolean;
  /** What it costs. */
  aside?: ReactNode;
  /** For what is shown or hidden by this choice: an attribute of the radio. */
  mark?: 'data-pick-up' | 'data-other';
  onChange?: (event: { target: unknown }) => void;
  children?: ReactNode;
};

/** One of a few ways, as a card that is chosen whole. */
export function Choice({ id, name, value, title, chosen, aside, mark, onChange, children }: Props) {
  return (
    <label
      htmlFor={id}
      className="flex gap-3 rounded-sm border border-line-strong bg-surface p-4 transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
    >
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        onChange={onChange}
        {...(mark ? { [mark]: '' } : {})}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold wrap-anywhere">{title}</span>
          {aside ? <span className="tabular-nums">{aside}</span> : null}
        </span>
        {children ? <span className="mt-0.5 block text-sm wrap-anywhere text-stone">{children}</span> : null}
      </span>
    </label>
  );
}
