/** What journeys in the editor share: coming in as an employee, a page of one's own, its editor. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import { expect, sampleAccounts } from '#tests/setup/e2e.ts';

export type Draft = Record<string, unknown> & { blocks: unknown[] };
export type Made = { _id: string; draft: { document: Draft; revision: number } };

/** Signs in without the form: that has its own journeys. */
export async function enter(page: Page, role = 'employee (publisher)'): Promise<void> {
  const account = sampleAccounts().find((one) => one.role === role);
  if (!account) throw new Error(`no ${role}`);
  const { email, password } = account;
  await api(page, 'put', '/api/v1/auth', { email, password, employee: true });
}

/** Calls the API as the person who is signed in. */
export async function api<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const answer: APIResponse = await page.request.fetch(`${origin}${path}`, {
    method,
    headers: { origin },
    ...(body ? { data: body } : {}),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

export const block = (id: string, type: string, props: object, more: object = {}) => ({
  id,
  type,
  schemaVersion: 1,
  visibility: {},
  props,
  ...more,
});

export const banner = (id: string, title: string) =>
  block(id, 'banner', { title, text: '', tone: 'sand' }, { schemaVersion: 2 });
export const words = (id: string, text: string) => block(id, 'rich-text', { text });

/** A page that no other journey knows. */
export function makePage(page: Page, title: string, blocks: unknown[]): Promise<Made> {
  const slug = `e2e-${randomUUID()}`;
  const document = { slug, audience: 'guest', title, description: '', blocks };
  return api<Made>(page, 'post', '/api/v1/editor/pages', { document });
}

export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/pages/${id}`);
  await expect(page.getByRole('list', { name: 'Blocks' })).toBeVisible();
}

export const rows = (page: Page) => page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');

export const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

/** From here by Tab alone, or back by Shift and Tab. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const target = page.getByRole('button', { name }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by Tab to ${name}`);
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
}
