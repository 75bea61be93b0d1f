/** Employees for journeys: hired as the machine's operator does it, signed in, with a second factor of their own. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createClient } from '#schemas/contract/client.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { expect } from '#tests/setup/e2e.ts';

export const password = 'correct horse battery';

/** As the command-line tool does it: the machine's operator makes the first admin. Answers the address. */
export async function hire(
  role: EmployeeRole,
  first_name: string,
  dataDir = process.env.E2E_DATA ?? '',
): Promise<string> {
  const { url, token } = JSON.parse(readFileSync(join(dataDir, 'operator.json'), 'utf8')) as {
    url: string;
    token: string;
  };
  const operator = createClient({
    baseUrl: url,
    fetch: (request) => fetch(request),
    headers: () => ({ authorization: `Bearer ${token}` }),
  });
  const email = `${first_name.toLowerCase()}.${randomUUID()}@example.com`;
  const made = await operator.createEmployee({
    body: { email, first_name, last_name: 'Fenn', role, password },
  });
  expect(made.ok).toBe(true);
  return email;
}

export async function logIn(page: Page, email: string, door = '/admin/login'): Promise<void> {
  await page.goto(door);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** What the phone shows now, or `steps` later: the step after this one is taken too, so that no test waits. */
export const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Sets the second factor up on the account's page; answers its key and the recovery codes. */
export async function protect(page: Page, own = password): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const turnOn = page.getByRole('button', { name: 'Turn on' });
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await page.getByLabel('Your password').fill(own);
  await turnOn.click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { key, codes: await codes.allTextContents() };
}
