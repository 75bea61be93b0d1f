// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type WritingOptions, writeInPlace } from './write-in-place.ts';

afterEach(() => document.body.replaceChildren());

/** A heading whose text is written; `type` puts words in as a browser would. */
function begin(more: Partial<WritingOptions> = {}) {
  const heading = document.body.appendChild(document.createElement('h2'));
  const node = heading.appendChild(document.createTextNode('As it was'));
  const onInput = vi.fn();
  const onEnd = vi.fn();
  const options = { node, offset: null, multiline: false, label: 'Heading', onInput, onEnd, ...more };
  const { element } = writeInPlace(options);
  const press = (key: string, init: KeyboardEventInit = {}) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  const type = (text: string) => {
    element.textContent = text;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { heading, node, element, onInput, onEnd, press, type };
}

test('every key is heard, Enter ends, and the page has its own text back', () => {
  const { heading, node, element, onInput, onEnd, press, type } = begin();
  expect(heading.contains(node)).toBe(false);
  type('As it is ');
  expect(onInput).toHaveBeenLastCalledWith('As it is ');
  press('Enter');
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('done', 'As it is');
  expect(heading.firstChild).toBe(node);
  expect(node.data).toBe('As it is');
  element.dispatchEvent(new Event('blur'));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a line stays one line, whatever is pasted; several lines keep theirs', () => {
  const line = begin();
  line.type('one\n  two');
  expect(line.onInput).toHaveBeenLastCalledWith('one two');
  const lines = begin({ multiline: true });
  lines.type('one\ntwo\n');
  expect(lines.onInput).toHaveBeenLastCalledWith('one\ntwo');
  lines.press('Enter');
  expect(lines.onEnd).not.toHaveBeenCalled();
  lines.press('Escape');
  expect(lines.onEnd).toHaveBeenCalledExactlyOnceWith('done', 'one\ntwo');
});

test('it is marked as typed for as long as it differs from how it began', () => {
  const { element, type } = begin();
  const isTyped = () => element.matches('[data-preview-typed]');
  expect(isTyped()).toBe(false);
  type('As it is');
  expect(isTyped()).toBe(true);
  type('As it was');
  expect(isTyped()).toBe(false);
});

test('spaces that never break are written as spaces', () => {
  const { onInput, type } = begin();
  type('20%\u00a0off');
  expect(onInput).toHaveBeenLastCalledWith('20% off');
});

test('Tab leads on and Shift and Tab back; a letter that is being put together ends nothing', () => {
  const { onEnd, press } = begin();
  press('Enter', { isComposing: true });
  expect(onEnd).not.toHaveBeenCalled();
  press('Tab', { shiftKey: true });
  expect(onEnd).toHaveBeenLastCalledWith('previous', 'As it was');
  const other = begin();
  other.press('Tab');
  expect(other.onEnd).toHaveBeenLastCalledWith('next', 'As it was');
});
