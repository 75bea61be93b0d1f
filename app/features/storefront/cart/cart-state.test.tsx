// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { CartClient } from './cart-client.ts';
import { CartProvider, useCartClient } from './cart-state.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

function Take({ take }: { take: (client: CartClient) => void }) {
  take(useCartClient());
  return null;
}

/** A page with a form, an add that could not be saved, and then that form submitted. */
async function submitUnsaved(action: string) {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  let client: CartClient | undefined;
  const take = (one: CartClient) => {
    client = one;
  };
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => {
    root.render(
      <CartProvider summary={null}>
        <Take take={take} />
        <form method="post" action={action} />
      </CartProvider>,
    );
  });
  const form = box.querySelector('form') as HTMLFormElement;
  const left = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', left);
  await client?.add('A');
  expect(sessionStorage.getItem('cart-unsaved')).toContain('"A"');
  form.requestSubmit();
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  dispatchEvent(new Event('pagehide'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const kept = sessionStorage.getItem('cart-unsaved');
  await act(async () => root.unmount());
  return kept;
}

test('what could not be saved before a logout is forgotten', async () => {
  expect(await submitUnsaved(`${location.origin}/logout`)).toBeNull();
});

test('before a login it is kept for the next page', async () => {
  expect(await submitUnsaved(`${location.origin}/login`)).toContain('"A"');
});
