// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { ModalDialog } from './modal-dialog.tsx';

let root: Root;
let opener: HTMLButtonElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<button>Open</button><div></div>';
  opener = document.querySelector('button') as HTMLButtonElement;
  opener.focus();
  root = createRoot(document.querySelector('div') as HTMLDivElement);
});
afterEach(() => act(() => root.unmount()));

const show = (node: ReactNode) => act(() => root.render(node));
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const button = (name: string) =>
  [...dialog().querySelectorAll('button')].find((one) => one.textContent === name) as HTMLButtonElement;
const pressTab = (on: HTMLElement, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
  act(() => void on.dispatchEvent(event));
  return event.defaultPrevented;
};

test('a modal takes the focus to what is marked, keeps it inside and gives it back', () => {
  const onDismiss = vi.fn();
  show(
    <ModalDialog label="Choose" onDismiss={onDismiss} className="">
      <button type="button">First</button>
      <button type="button" data-autofocus>
        Second
      </button>
      <button type="button">Last</button>
    </ModalDialog>,
  );
  expect(dialog().open).toBe(true);
  expect(dialog().getAttribute('aria-label')).toBe('Choose');
  expect(document.activeElement).toBe(button('Second'));
  expect(pressTab(button('Second'))).toBe(false);
  button('Last').focus();
  expect(pressTab(button('Last'))).toBe(true);
  expect(document.activeElement).toBe(button('First'));
  expect(pressTab(button('First'), true)).toBe(true);
  expect(document.activeElement).toBe(button('Last'));
  show(null);
  expect(dialog()).toBe(null);
  expect(document.activeElement).toBe(opener);
  expect(onDismiss).not.toHaveBeenCalled();
});

test('Escape and a press beside it ask for its end; what happens inside does not', () => {
  const onDismiss = vi.fn();
  show(
    <ModalDialog label="Choose" onDismiss={onDismiss} className="">
      <input type="file" />
    </ModalDialog>,
  );
  const file = dialog().querySelector('input') as HTMLInputElement;
  const cancel = (on: HTMLElement) => {
    const event = new Event('cancel', { bubbles: true, cancelable: true });
    act(() => void on.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const press = (from: HTMLElement, to: HTMLElement, detail = 1) =>
    act(() => {
      from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      to.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
    });
  expect(cancel(file)).toBe(false);
  press(file, dialog());
  expect(onDismiss).not.toHaveBeenCalled();
  // Whoever opened it closes it: the browser does not.
  expect(cancel(dialog())).toBe(true);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  // The second half of a double click on what opened it.
  press(dialog(), dialog(), 2);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  press(dialog(), dialog());
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

test('a dialog has the focus itself and is named by its title', () => {
  show(
    <Dialog title="Details" text="What it is made of" onClose={() => {}}>
      <button type="button">Inside</button>
    </Dialog>,
  );
  expect(document.activeElement).toBe(dialog());
  const textOf = (attribute: string) =>
    document.getElementById(dialog().getAttribute(attribute) ?? '')?.textContent;
  expect(textOf('aria-labelledby')).toBe('Details');
  expect(textOf('aria-describedby')).toBe('What it is made of');
});
