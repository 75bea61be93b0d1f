/** The cart beside the page. */
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotices, useRemoval } from './cart-notices.tsx';
import { CartProposal } from './cart-proposal.tsx';
import { loadCart, useCart, useCartClient } from './cart-state.tsx';
import { CartTotals } from './cart-totals.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { drawerHash, leaveDrawer } from './drawer-history.ts';
import { NoOrders } from './no-orders.tsx';

export type CartDrawerPanelProps = { open: boolean };

export function CartDrawerPanel({ open }: CartDrawerPanelProps) {
  /** The entry of the history that is being left. */
  const [left, setLeft] = useState<string>();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  // Forward leads to the same entry again, maybe before the page knows that it was left.
  useEffect(() => {
    const comeBack = () => {
      if (location.hash === drawerHash) setLeft(undefined);
    };
    addEventListener('popstate', comeBack);
    return () => removeEventListener('popstate', comeBack);
  }, []);
  const close = () => {
    setLeft(key);
    // A page that was entered at the drawer has nothing of ours to go back to.
    if ((history.state as { idx?: number } | null)?.idx === 0)
      navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    else leaveDrawer(() => navigate(-1));
  };
  return (
    <Drawer
      open={open && left !== key}
      labelledBy="cart-drawer-title"
      onClose={close}
      className="max-w-md bg-paper"
    >
      <Contents onClose={close} />
    </Drawer>
  );
}

function Contents({ onClose }: { onClose: () => void }) {
  const client = useCartClient();
  const view = useCart();
  const { cart, wanted } = view;
  const removal = useRemoval();
  const [failed, setFailed] = useState(false);
  const missing = cart === null;
  useEffect(() => {
    if (!missing) return;
    void loadCart(client).then(() =>
      setFailed(client.view().cart === null && client.view().summary.id !== null),
    );
  }, [client, missing]);
  const items = (cart?.items ?? []).filter(({ _id }) => wanted.get(_id)?.quantity !== 0);
  return (
    <>
      <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5">
        <Heading level={2} size="small" id="cart-drawer-title">
          {cart?.name || m.cart_title()}
        </Heading>
        <button
          type="button"
          onClick={onClose}
          aria-label={m.cart_close()}
          className="flex size-11 items-center justify-center rounded-sm hover:bg-sand"
        >
          <CloseIcon className="size-5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 low:shrink-0 low:overflow-visible">
        <CartNotices removal={removal} />
        {cart && items.length > 0 ? <CartProposal {...cart} /> : null}
        {items.length > 0 ? (
          <ul>
            {items.map((item) => (
              <CartLine key={item._id} item={item} onRemove={removal.remove} compact />
            ))}
          </ul>
        ) : missing && view.summary.id !== null ? (
          <p role="status" className="py-10 text-center text-stone">
            {failed ? m.cart_load_failed() : m.cart_loading()}
          </p>
        ) : (
          <div className="pt-8">
            <EmptyState
              title={m.cart_empty_title()}
              text={m.cart_empty_text()}
              action={<Button onClick={onClose}>{m.cart_keep_shopping()}</Button>}
            />
          </div>
        )}
      </div>
      {cart && items.length > 0 ? (
        <div className="border-t border-line bg-surface px-5 pt-1 pb-5">
          <CartTotals cart={cart} busy={view.pending} />
          <div className="mt-4 grid gap-2">
            {cart.order_refusal ? <NoOrders refusal={cart.order_refusal} /> : <CheckoutLink full />}
            <ButtonLink to="/cart" replace variant="outline" full>
              {m.cart_view()}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </>
  );
}
