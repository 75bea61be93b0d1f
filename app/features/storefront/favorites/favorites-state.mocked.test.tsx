// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { FavoritesProvider, useFavorites } from './favorites-state.tsx';

type Person = { id: string; firstName: string; favorites: string[]; image: null; unread: number };

let profile: Person | null = null;
let answered: (saved: boolean) => void = () => {};

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('#app/features/storefront/shell/visitor.tsx', () => ({
  useVisitor: () => ({ profile, audience: 'retail' }),
}));
vi.mock('./send-favorite.ts', () => ({
  sendFavorite: () =>
    new Promise<boolean>((resolve) => {
      answered = resolve;
    }),
  askToLogIn: () => {},
}));

afterEach(() => {
  profile = null;
});

const maya = (...favorites: string[]): Person => ({
  id: 'maya',
  firstName: 'Maya',
  favorites,
  image: null,
  unread: 0,
});

function Hearts() {
  const { ids, toggle } = useFavorites();
  return (
    <button type="button" onClick={() => toggle('lamp', '/')}>
      {ids.join(' ')}
    </button>
  );
}

function open() {
  const place = document.createElement('div');
  const root = createRoot(place);
  // Who is here arrives: the provider is rendered again.
  const arrives = (person: Person | null) => {
    profile = person;
    return act(async () => root.render(<FavoritesProvider>{[<Hearts key="hearts" />]}</FavoritesProvider>));
  };
  return {
    arrives,
    click: () => act(async () => place.querySelector('button')?.click()),
    answer: (saved: boolean) => act(async () => answered(saved)),
    shown: () => place.textContent,
  };
}

test('a heart that is set before the favorites arrive stays set', async () => {
  const page = open();
  await page.arrives(null);
  await page.click();
  expect(page.shown()).toBe('lamp');
  await page.arrives(maya('vanity'));
  expect(page.shown()).toBe('lamp vanity');
  await page.answer(true);
  await page.arrives(maya('lamp', 'vanity'));
  expect(page.shown()).toBe('lamp vanity');
});

test('what is known in the end counts: a favorite taken away in another tab goes', async () => {
  const page = open();
  await page.arrives(maya());
  await page.click();
  await page.answer(true);
  await page.arrives(maya('lamp'));
  await page.arrives(maya());
  expect(page.shown()).toBe('');
});

test('one that cannot be saved goes back', async () => {
  const page = open();
  await page.arrives(maya('vanity'));
  await page.click();
  expect(page.shown()).toBe('lamp vanity');
  await page.answer(false);
  expect(page.shown()).toBe('vanity');
});

test("another person's hearts are their own", async () => {
  const page = open();
  await page.arrives(maya());
  await page.click();
  await page.arrives({ ...maya(), id: 'ines', firstName: 'Ines' });
  expect(page.shown()).toBe('');
});
