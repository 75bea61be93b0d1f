// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ComboboxOptions, useCombobox } from './use-combobox.ts';

let root: Root;
let combobox: ReturnType<typeof useCombobox>;
const calls = { onOpen: vi.fn(), onClose: vi.fn(), onChoose: vi.fn() };

function Field(options: ComboboxOptions) {
  combobox = useCombobox(options);
  return null;
}
const show = (options: Partial<ComboboxOptions> = {}) =>
  act(() => root.render(<Field id="list" isOpen count={2} {...calls} {...options} />));
const press = (key: string, isComposing = false) => {
  const preventDefault = vi.fn();
  act(() => combobox.onKeyDown({ key, isComposing, preventDefault }));
  return preventDefault.mock.calls.length > 0;
};
const walk = (keys: string[]) =>
  keys.map((key) => {
    press(key);
    return combobox.active;
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (const call of Object.values(calls)) call.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

test('the arrows go through the options and the field, both ways round', () => {
  show();
  expect(walk(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual([0, 1, -1, 0]);
  expect(walk(['ArrowUp', 'ArrowUp'])).toEqual([-1, 1]);
  expect(combobox.fieldAttributes).toMatchObject({
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': 'list',
    'aria-activedescendant': 'list-1',
  });
});

test('Enter takes the option; with none it is the form’s, unless somebody wants it', () => {
  show();
  expect(press('Enter')).toBe(false);
  walk(['ArrowDown']);
  expect(press('Enter')).toBe(true);
  expect(calls.onChoose).toHaveBeenCalledWith(0);
  const onEnter = vi.fn();
  show({ onEnter });
  walk(['ArrowUp']);
  expect(press('Enter')).toBe(true);
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(calls.onChoose).toHaveBeenCalledTimes(1);
});

test('an arrow opens it, Escape closes it, and a closed one leaves the other keys alone', () => {
  show({ isOpen: false });
  expect(press('ArrowDown')).toBe(true);
  expect(calls.onOpen).toHaveBeenCalledTimes(1);
  expect(combobox.active).toBe(-1);
  expect([press('Escape'), press('Enter')]).toEqual([false, false]);
  expect(combobox.fieldAttributes).toMatchObject({ 'aria-expanded': false, 'aria-controls': undefined });
  show();
  expect(press('Escape')).toBe(true);
  expect(calls.onClose).toHaveBeenCalledTimes(1);
  expect(press('ArrowDown', true)).toBe(false);
});

test('Delete is the option’s where there is something to delete', () => {
  const onDelete = vi.fn((index: number) => index === 0);
  show({ onDelete });
  expect(press('Delete')).toBe(false);
  walk(['ArrowDown']);
  expect(press('Delete')).toBe(true);
  walk(['ArrowDown']);
  expect(press('Delete')).toBe(false);
  expect(onDelete.mock.calls).toEqual([[0], [1]]);
});
