/** What journeys in the editor share: coming in as an employee, a page of one's own, its editor. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, Locator, Page } from '@playwright/test';
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
  const document = { slug, audience: 'guest', title, description: 'What a journey writes.', blocks };
  return api<Made>(page, 'post', '/api/v1/editor/pages', { document });
}

/** The id of the guests' home page; a draft of another page may say the same address. */
export async function homeId(page: Page): Promise<string> {
  type Head = { _id: string; slug: string; audience: string; published_at: string | null };
  const pages = await api<Head[]>(page, 'get', '/api/v1/editor/pages');
  const home = pages.find(
    ({ slug, audience, published_at }) => slug === 'home' && audience === 'guest' && published_at !== null,
  );
  return String(home?._id);
}

/** A copy of the home page at an address of its own, so that journeys do not meet. */
export async function copyOfHome(page: Page, title: string): Promise<Made> {
  const { draft } = await api<Made>(page, 'get', `/api/v1/editor/pages/${await homeId(page)}`);
  return makePage(page, title, draft.document.blocks);
}

export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/pages/${id}`);
  await expect(page.getByRole('list', { name: 'Blocks' })).toBeVisible();
}

export const rows = (page: Page) => page.getByRole('list', { name: 'Blocks' }).getByRole('listitem');

export const saved = (page: Page) => expect(page.getByText('All changes saved')).toBeVisible();

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
}

/** From the open library. A press while the others leave the list would find another item below it, or none. */
export async function pickMedia(library: Locator, name: string): Promise<void> {
  await library.getByRole('searchbox', { name: 'Search media' }).fill(name);
  const item = library.getByRole('button', { name: `Choose ${name}` });
  await expect(item.first()).toBeVisible();
  const others = async () =>
    (await library.getByRole('button', { name: /^Choose / }).count()) - (await item.count());
  await expect.poll(others).toBe(0);
  await item.first().click();
}
