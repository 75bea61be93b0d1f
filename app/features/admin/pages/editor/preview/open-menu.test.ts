// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showMenu } from './open-menu.ts';

const item = (id: string) =>
  `<li data-item="${id}"><a data-top=""></a><details class="fold"></details><div data-panel="" id="${id}"></div></li>`;
const bar = (ids: string[]) =>
  `<div data-bar=""><details data-menu="" class="menu"></details><ul>${ids
    .map(item)
    .join('')}<li hidden data-end=""></li></ul></div>`;

let close: (() => void) | null = null;
const slot = () => document.querySelector<HTMLElement>('[data-block]');
beforeEach(() => {
  document.body.innerHTML = `<div data-block="bar">${bar(['one', 'two'])}</div>`;
});
afterEach(() => close?.());

const opened = () => ({
  panels: [...document.querySelectorAll<HTMLElement>('[data-panel]')]
    .filter(({ style }) => style.display !== '')
    .map(({ id }) => id),
  folds: [...document.querySelectorAll('details')].filter(({ open }) => open).map((fold) => fold.className),
});

test('the menu that is edited stands open on either kind of screen, and closes with its selection', () => {
  close = showMenu({ block: 'bar', pointer: '/links/1/items/0/label' });
  expect(opened()).toEqual({ panels: ['two'], folds: ['menu', 'fold'] });
  close?.();
  expect(opened()).toEqual({ panels: [], folds: [] });
});

test('it is opened again when the bar is drawn anew', async () => {
  close = showMenu({ block: 'bar', pointer: '/links/0' });
  const place = slot();
  if (place) place.innerHTML = bar(['one', 'two', 'three']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened()).toEqual({ panels: ['one'], folds: ['menu', 'fold'] });
});

test('what a person has closed meanwhile stays closed', async () => {
  close = showMenu({ block: 'bar', pointer: '/links/0' });
  const menu = document.querySelector('details');
  if (menu) menu.open = false;
  document.body.append(document.createElement('i'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened().folds).toEqual(['fold']);
});

test.each([
  ['bar', ''],
  ['bar', '/data/logo/alt'],
  ['bar', '/links'],
  [null, '/links/0'],
])('nothing opens for %s %s', (block, pointer) => {
  expect(showMenu({ block, pointer })).toBeNull();
  expect(opened()).toEqual({ panels: [], folds: [] });
});
