import { expect, test } from 'vitest';
import { checkMessages, checkTranslation } from './check-messages.mjs';

const code = "m.cart_title() m.cart_count({ count }) because('cart_empty')";

test('messages that are used, spelled and ended as docs/style.md says have no fault', () => {
  const messages = {
    $schema: 'x',
    cart_title: 'Cart',
    cart_count: [{ match: { 'countPlural=one': '{count} item', 'countPlural=other': '{count} items' } }],
    problem_cart_empty: 'Your cart is empty. Add a product first.',
  };
  expect(checkMessages(messages, code)).toEqual([]);
});

test.each([
  ['an unused key', { cart_old: 'Cart' }, 'cart_old: nothing uses it'],
  ['an unused reason', { problem_old: 'Gone.' }, 'problem_old: nothing uses it'],
  ['a number without plural forms', { cart_title: '{count} items' }, 'a number without plural forms'],
  ['a British spelling', { cart_title: 'Colour' }, 'British spelling "Colour"'],
  ['a word we do without', { cart_title: 'Mend it' }, '"Mend" (write fix)'],
  ['a sentence without its end', { cart_title: 'Saved. Go on' }, 'a sentence without its end'],
])('%s is a fault', (_, messages, fault) => {
  expect(checkMessages(messages, code)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  [{ a: 'Cart' }, {}, 'not translated: "Cart"'],
  [{}, { a: 'Carrito' }, 'translated, and no message'],
  [{ a: 'Hi {name}' }, { a: 'Hola' }, 'takes no values, not {name}'],
  [
    { a: [{ match: { 'countPlural=one': '{count} line', 'countPlural=other': '{count} lines' } }] },
    { a: [{ match: { 'countPlural=other': '{count} líneas' } }] },
    'other plural forms',
  ],
])('%j translated as %j is a fault', (messages, translated, fault) => {
  expect(checkTranslation(messages, translated)).toEqual([expect.stringContaining(fault)]);
});

test('a translation of every message with its values has no fault', () => {
  expect(checkTranslation({ a: 'Hi {name}, {shop}' }, { a: 'En {shop}, {name}' })).toEqual([]);
});
