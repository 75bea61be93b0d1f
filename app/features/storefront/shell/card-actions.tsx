import { useEffect } from 'react';
import { useAddToCart } from '#app/features/storefront/cart/use-add-to-cart.ts';
import { useFavorites } from '#app/features/storefront/favorites/favorites-state.tsx';
import { pathHere } from '#schemas/domain/platform/language.ts';
import { cardForm, uncardForm } from '#ui/card-forms.tsx';

/** Adds the SKU of a card's button; the button says meanwhile that it is busy. */
function addOf(button: HTMLButtonElement, add: (sku: string) => Promise<void>): void {
  if (button.ariaBusy) return;
  button.ariaBusy = button.ariaDisabled = 'true';
  add(button.value)
    .catch(() => undefined) // it has been said what went wrong
    .finally(() => {
      button.ariaBusy = button.ariaDisabled = null;
    });
}

/** A heart says whether its product is a favorite, as ui/favorite-button.tsx draws it. */
function fill(heart: HTMLButtonElement, on: boolean): void {
  heart.ariaPressed = String(on);
  heart.classList.toggle('full', on);
  heart.setAttribute('form', on ? uncardForm : cardForm);
}

/** Cards that the browser keeps as HTML, without React inside: their buttons and hearts do here what they do elsewhere. */
export function CardActions() {
  const add = useAddToCart();
  const { ids, toggle } = useFavorites();
  useEffect(() => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>('[data-kept] .heart'))
      fill(heart, ids.includes(heart.value));
  }, [ids]);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { submitter: button } = event;
      if (!(button instanceof HTMLButtonElement) || !button.closest('[data-kept]')) return;
      if (button.name === 'sku') addOf(button, (sku) => add(sku));
      else if (button.name === 'product') toggle(button.value, pathHere() + location.search);
      else return;
      event.preventDefault();
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [add, toggle]);
  return null;
}
