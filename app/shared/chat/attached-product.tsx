/** A product that goes along with a message, within its link or button: how it looks, its name and its number. */
import type { ChatAttachment } from '#schemas/domain/people/chat.ts';
import { Picture } from '#ui/picture.tsx';

type Product = Pick<Extract<ChatAttachment, { kind: 'product' }>, 'name' | 'number' | 'picture'>;

export const AttachedProduct = ({ product: { name, number, picture } }: { product: Product }) => (
  <span className="flex min-w-0 items-center gap-3">
    {picture ? (
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="48px"
        widths={[160]}
        className="size-12 shrink-0 rounded-sm object-cover"
      />
    ) : null}
    <span className="min-w-0 text-sm">
      <span className="block font-semibold in-[a]:underline underline-offset-2">{name}</span>
      {number ? <span className="block text-stone">{number}</span> : null}
    </span>
  </span>
);
