/** The set's form with a script: what it adds goes into the cart while the page stays. Loaded when it is first sent. */
import type { CartClient } from '#app/features/storefront/cart/cart-client.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';

/** Adds the pressed button's companion, or with the form's own button all of them, and says what was added. */
export async function addSet(cart: CartClient, form: HTMLFormElement, pressed: HTMLElement | null) {
  const all = [...form.querySelectorAll<HTMLButtonElement>('button[name="only"]')];
  const wanted = all.filter((button) => button === pressed || pressed?.getAttribute('name') !== 'only');
  const answers = await Promise.all(
    wanted.map(({ value, dataset }) => cart.add(value, Number(dataset.quantity), { exact: true })),
  );
  const named = (added: boolean) =>
    wanted.flatMap(({ dataset }, index) => (answers[index]?.ok === added ? (dataset.name ?? '') : []));
  const [added, left] = [named(true), named(false)];
  if (added.length > 0)
    await showToast(m.set_added({ names: added.join(', ') }), {
      kind: 'success',
      link: { href: '/cart', label: m.cart_view() },
    });
  if (left.length > 0) await showToast(m.set_not_added({ names: left.join(', ') }), { kind: 'error' });
}
