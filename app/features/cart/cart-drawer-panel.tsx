/** The cart beside the page: a modal dialog of the browser's own, which keeps and returns the focus. */
import { useLocation, useNavigate } from '@remix-run/react';
import { AnimatePresence, domAnimation, LazyMotion, m as motion, useReducedMotion } from 'framer-motion';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import * as m from '#messages';
import { CartLine } from './cart-line.tsx';
import { CartNotices, useRemoval } from './cart-notices.tsx';
import { loadCart, useCart, useCartClient } from './cart-state.tsx';
import { CartTotals } from './cart-totals.tsx';

export type CartDrawerPanelProps = { open: boolean };

const seconds = 0.22;

export function CartDrawerPanel({ open }: CartDrawerPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const calm = useReducedMotion() ?? false;
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const shown = open && !leaving;
  useEffect(() => {
    if (!open) setLeaving(false);
  }, [open]);
  useEffect(() => {
    if (!shown) return;
    dialog.current?.showModal();
    return lockScroll();
  }, [shown]);
  const close = () => {
    setLeaving(true);
    // A page that was entered at the drawer has nothing to go back to.
    if (key === 'default') navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    else navigate(-1);
  };
  const transition = { duration: calm ? 0 : seconds, ease: [0.16, 0.84, 0.44, 1] as const };
  return (
    <LazyMotion features={domAnimation} strict>
      <dialog
        ref={dialog}
        aria-labelledby="cart-drawer-title"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-transparent p-0 text-ink backdrop:bg-transparent"
      >
        <AnimatePresence onExitComplete={() => dialog.current?.close()}>
          {shown ? (
            <motion.div
              key="scrim"
              aria-hidden="true"
              initial={{ opacity: 0 }}
              animate={{ opacity: 1 }}
              exit={{ opacity: 0 }}
              transition={transition}
              onClick={close}
              className="absolute inset-0 bg-ink/45"
            />
          ) : null}
          {shown ? (
            <motion.div
              key="panel"
              initial={calm ? false : { x: '100%' }}
              animate={{ x: 0 }}
              exit={calm ? { opacity: 0 } : { x: '100%' }}
              transition={transition}
              className="absolute inset-y-0 right-0 flex w-full max-w-md flex-col bg-paper shadow-panel"
            >
              <Contents onClose={close} />
            </motion.div>
          ) : null}
        </AnimatePresence>
      </dialog>
    </LazyMotion>
  );
}

/** The page behind stands still, and keeps its width when its scroll bar goes. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const bar = innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0) style.paddingRight = `${bar}px`;
  return () => {
    style.overflow = '';
    style.paddingRight = '';
  };
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
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6">
        <CartNotices removal={removal} />
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
            <ButtonLink to="/checkout" reloadDocument size="large" full>
              {m.cart_checkout()}
            </ButtonLink>
            <ButtonLink to="/cart" replace variant="outline" full>
              {m.cart_view()}
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </>
  );
}
