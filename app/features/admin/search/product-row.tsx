/** A product in the lists of a search's page. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { TunedProduct } from '#schemas/domain/catalog/searches.ts';
import { Picture } from '#ui/picture.tsx';

type Props = {
  product: TunedProduct;
  note?: string | null;
  /** How well it answers. */
  judgment?: ReactNode;
  children?: ReactNode;
};

/** `children`: what can be done with it. */
export function ProductRow({ product, note, judgment, children }: Props) {
  const { name, vendor_name, product_number, picture, shown } = product;
  return (
    <li id={judgment ? `judge-${product._id}` : undefined} className="scroll-mt-24 border-b border-line py-2">
      <div className="flex items-center gap-3">
        <span className="h-16 w-13 shrink-0 overflow-hidden rounded-sm bg-sand">
          <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full object-cover" />
        </span>
        <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
          <span className="min-w-0 basis-48 grow [overflow-wrap:anywhere]">
            <span className="block font-medium">{name}</span>
            <span className="block text-sm text-stone">
              {m.search_product_line({ vendor: vendor_name, number: product_number })}
            </span>
            {note ? <span className="block text-sm text-accent">{note}</span> : null}
            {shown ? null : <span className="block text-sm text-stone">{m.searches_hidden()}</span>}
          </span>
          <span className="-ml-2 flex shrink-0 flex-wrap">{children}</span>
        </span>
      </div>
      {judgment ? <div className="mt-1.5 wide:pl-16">{judgment}</div> : null}
    </li>
  );
}
