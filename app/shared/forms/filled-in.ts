/** What a person filled in before the page listened (docs/traps.md, "While a page begins"). */
import { type RefObject, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';
import { useCameWithDocument } from '#ui/use-came-with-document.ts';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** A radio button or a checkbox. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Whether it says something else than the page that the server sent. */
function isFilledIn(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const given = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(given, 0);
}

/** Whether somebody changed a field inside an element since it was shown. */
export const isTouched = (element: Element): boolean =>
  [...element.querySelectorAll('input, textarea, select')]
    .filter(isControl)
    .some((control) => control.type !== 'hidden' && isFilledIn(control));

/** The names of a form's controls that say something else than the page that the server sent. */
export const filledIn = (form: HTMLFormElement): string[] =>
  [...form.elements]
    .filter(isControl)
    .filter(isFilledIn)
    .map(({ name }) => name);

/** Whether a box is ticked, or an option chosen, that the server did not. */
const isChosen = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (one) => isControl(one) && (isChoice(one) || one instanceof HTMLSelectElement) && isFilledIn(one),
  );

/**
 * For a form whose choices show the state. React does not hear of what was chosen before it listened: `keep` takes it
 * into the state, before React renders the form again and puts back what the server said; `apply` acts on it. What is
 * typed is not done yet, and stays as it is.
 */
export function useChosenEarly(
  form: RefObject<HTMLFormElement>,
  keep: (form: HTMLFormElement) => void,
  apply: (form: HTMLFormElement) => void,
): void {
  const came = useCameWithDocument();
  const early = useRef(false);
  useBrowserLayoutEffect(() => {
    if (!came || !form.current || !isChosen(form.current)) return;
    early.current = true;
    keep(form.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after it.
  useEffect(() => {
    if (early.current && form.current) apply(form.current);
    early.current = false;
  }, []);
}
