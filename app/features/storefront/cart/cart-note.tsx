import { useRef } from 'react';
import * as m from '#messages';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { useCart, useCartClient } from './cart-state.tsx';

/**
 * A shopper's note on a line, and the form to write it; nothing of the form in the drawer. What is typed is an edit of
 * the line as any other: nothing is lost when the shopper goes on without the button.
 */
export function LineNote({ item, readOnly }: { item: CartItem; readOnly: boolean }) {
  const client = useCartClient();
  const wanted = useCart().wanted.get(item._id)?.note;
  const box = useRef<HTMLDetailsElement>(null);
  const note = wanted ?? item.note;
  /** The field begins anew with each opening, and never while it is typed into: it may be told of an opening late. */
  const begin = ({ open, ownerDocument, children: [, form] }: HTMLDetailsElement) => {
    const field = form?.querySelector('textarea');
    if (open && field && field !== ownerDocument.activeElement) field.value = note;
  };
  return (
    <>
      {note ? (
        <p className="mt-2 whitespace-pre-line has-[+details[open]]:hidden">
          <span className="font-medium">{m.cart_note()}:</span> {note}
          {wanted === undefined ? null : <span className="text-stone"> {m.cart_note_saving()}</span>}
        </p>
      ) : null}
      {readOnly ? null : (
        <details
          ref={box}
          className="mt-1 print:hidden"
          onToggle={({ currentTarget }) => begin(currentTarget)}
        >
          <summary className="inline-flex min-h-9 items-center text-stone underline underline-offset-4 hover:text-ink">
            {note ? m.cart_note_edit() : m.cart_note_add()}
            <span className="sr-only"> {item.name}</span>
          </summary>
          <form
            method="post"
            action="/cart"
            className="mt-2 max-w-md"
            onSubmit={(event) => {
              event.preventDefault();
              const text = new FormData(event.currentTarget).get('note');
              client.set(item._id, { note: String(text ?? '').trim() });
              void client.flush();
              const { current } = box;
              if (current) current.open = false;
              current?.querySelector('summary')?.focus();
            }}
          >
            <input type="hidden" name="intent" value="note" />
            <input type="hidden" name="line" value={item._id} />
            <TextareaField
              label={m.cart_note_of({ name: item.name })}
              name="note"
              rows={2}
              maxLength={500}
              required={false}
              defaultValue={note}
              onChange={({ target }) => client.set(item._id, { note: target.value })}
            />
            <Button type="submit" variant="outline" size="small" className="mt-2">
              {m.cart_note_save()}
            </Button>
          </form>
        </details>
      )}
    </>
  );
}
