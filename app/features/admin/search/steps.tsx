/** Links from a draft to the next one. */
import { Link, useSearchParams } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { TunedProduct } from '#schemas/domain/catalog/searches.ts';
import { buried, type Draft, draftHref, pinned, removed } from './draft.ts';

const action =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 text-sm underline underline-offset-4 hover:bg-sand hover:text-accent';

/** A link to the next draft; the page stays where it is, with the products that were looked for. */
export function Step({ to, label, children }: { to: Draft; label: string; children: ReactNode }) {
  const [params] = useSearchParams();
  const find = params.get('find');
  return (
    <Link
      to={`${draftHref(to)}${find ? `&${new URLSearchParams({ find })}` : ''}`}
      preventScrollReset
      aria-label={label}
      className={action}
    >
      {children}
    </Link>
  );
}

/** What undoes a step stands where the step stood, and keeps its focus. */
export function Choose({ product: { _id, name }, draft }: { product: TunedProduct; draft: Draft }) {
  const isPinned = draft.pins.includes(_id);
  const isBuried = draft.buried.includes(_id);
  return (
    <>
      <Step
        to={isPinned ? removed(draft, _id) : pinned(draft, _id)}
        label={isPinned ? m.searches_unpin_of({ name }) : m.searches_pin_of({ name })}
      >
        {isPinned ? m.searches_unpin() : m.searches_pin()}
      </Step>
      <Step
        to={isBuried ? removed(draft, _id) : buried(draft, _id)}
        label={isBuried ? m.searches_unbury_of({ name }) : m.searches_bury_of({ name })}
      >
        {isBuried ? m.searches_unbury() : m.searches_bury()}
      </Step>
    </>
  );
}

export const Remove = ({ product: { _id, name }, draft }: { product: TunedProduct; draft: Draft }) => (
  <Step to={removed(draft, _id)} label={m.searches_remove_of({ name })}>
    {m.searches_remove()}
  </Step>
);
