import type { ReactNode } from 'react';

/** A group of a step's fields, with its name. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line-strong pt-5">
      <legend className="float-left mb-4 w-full font-display text-xl font-medium tracking-display">
        {title}
      </legend>
      <div className="clear-both">
        {text ? <p className="-mt-3 mb-4 text-sm text-stone">{text}</p> : null}
        {children}
      </div>
    </fieldset>
  );
}
