// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** As the server renders it: without a document. What other files stubbed in this process stays. */
function serverHtml(stepper: ReactElement): string {
  const { document } = globalThis;
  vi.stubGlobal('document', undefined);
  const html = renderToString(stepper);
  vi.stubGlobal('document', document);
  return html;
}

/** The server's stepper, `text` typed into it, and then the scripts. */
async function typedBeforeScripts(text: string, { focused }: { focused: boolean }) {
  const heard: number[] = [];
  const stepper = <QuantityStepper name="Tap" value={1} min={0} onChange={(next) => heard.push(next)} />;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = serverHtml(stepper);
  const input = place.querySelector('input');
  if (!input) throw new Error('no input');
  if (focused) input.focus();
  input.value = text;
  await act(async () => void hydrateRoot(place, stepper));
  const press = (key: string) =>
    act(async () => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return { heard, input, press };
}

test('a number typed before the scripts came is taken when it is entered', async () => {
  const { heard, input, press } = await typedBeforeScripts('4', { focused: true });
  expect(heard).toEqual([]);
  expect(input.value).toBe('4');
  await press('Enter');
  expect(heard).toEqual([4]);
});

test('what is no quantity stays as it was typed, and is said', async () => {
  for (const text of ['1.5', '-1', '100000']) {
    const { heard, input, press } = await typedBeforeScripts(text, { focused: true });
    await press('Enter');
    expect(heard).toEqual([]);
    expect(input.value).toBe(text);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.lastElementChild?.textContent).toContain('Enter a whole number from 1 to 9999.');
    await act(async () => input.blur());
  }
});

test('and at once when the shopper has gone on; nonsense goes back to the number it was', async () => {
  expect((await typedBeforeScripts('4', { focused: false })).heard).toEqual([4]);
  const { heard, input } = await typedBeforeScripts('0', { focused: false });
  expect(heard).toEqual([]);
  expect(input.value).toBe('1');
});
