/** Links from a draft to the next one. */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { TunedProduct } from '#schemas/domain/catalog/searches.ts';
import { buried, type Draft, draftHref, pinned, removed } from './draft.ts';

const action =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2 text-sm underline underline-offset-4 hover:bg-sand hover:text-accent';

/** A link to the next draft; the page stays where it is. */
export const Step = ({ to, label, children }: { to: Draft; label: string; children: ReactNode }) => (
  <Link to={draftHref(to)} preventScrollReset aria-label={label} className={action}>
    {children}
  </Link>
);

export function Choose({ product: { _id, name }, draft }: { product: TunedProduct; draft: Draft }) {
  return (
    <>
      {draft.pins.includes(_id) ? null : (
        <Step to={pinned(draft, _id)} label={m.searches_pin_of({ name })}>
          {m.searches_pin()}
        </Step>
      )}
      {draft.buried.includes(_id) ? null : (
        <Step to={buried(draft, _id)} label={m.searches_bury_of({ name })}>
          {m.searches_bury()}
        </Step>
      )}
    </>
  );
}

export const Remove = ({ product: { _id, name }, draft }: { product: TunedProduct; draft: Draft }) => (
  <Step to={removed(draft, _id)} label={m.searches_remove_of({ name })}>
    {m.searches_remove()}
  </Step>
);
