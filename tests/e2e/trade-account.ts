/** Trade accounts for journeys: applied for by the form's steps, found and approved at the desk. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';
import { typed } from './amounts.ts';

export type Applicant = { first: string; last: string; email: string; password: string };

const goOn = async (page: Page, next: string) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: next, exact: true })).toBeVisible();
};

/** The first step: who applies. */
export async function fillPerson(page: Page, { first, last, email, password }: Applicant): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The steps after the person's, to the review. */
export async function fillTrade(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Phone').fill('503 555 0199');
  await page.getByLabel('Website').fill('hale.example.com');
  await goOn(page, 'Business address');
  await page.getByLabel('Street address').fill('8 Mill Road');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('OR');
  await page.getByLabel('ZIP code').fill('97209');
  await goOn(page, 'Resale certificate');
  await page.getByLabel('Tax ID or resale certificate').fill('93-1234567');
  await goOn(page, 'Your business');
  await page.getByLabel('Trade', { exact: true }).selectOption('builder');
  await page.getByLabel('Expected yearly spend').selectOption('to_100000');
  await goOn(page, 'Terms and job data');
  await goOn(page, 'Review');
}

/** From the form's first step, wherever it was opened from, to the application; its person is logged in then. */
export async function applyForTrade(page: Page, applicant: Applicant, company: string): Promise<void> {
  await fillPerson(page, applicant);
  await fillTrade(page, company);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We received your application' })).toBeVisible();
}

/** Finds a company at the desk and opens it. */
export async function findCompany(desk: Page, company: string): Promise<void> {
  await desk.goto('/admin/companies');
  await desk.getByLabel('Find a company').fill(company);
  await desk.getByRole('button', { name: 'Filter' }).click();
  await expect(desk.getByText('1 company')).toBeVisible();
  await desk.getByRole('link', { name: company }).click();
  await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

export async function approveCompany(desk: Page, company: string): Promise<void> {
  await findCompany(desk, company);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(`${company} approved.`)).toBeVisible();
}

/** Opens terms to a company that was approved, up to a limit in cents. */
export async function giveTerms(desk: Page, limit: number): Promise<void> {
  const terms = desk.getByRole('region', { name: 'Prices and credit', exact: true });
  await terms.getByLabel('Credit limit').fill(typed(limit));
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Prices and credit saved.')).toBeVisible();
  await expect(
    desk.getByRole('region', { name: 'What it may do', exact: true }).getByLabel('Terms'),
  ).toBeChecked();
}

type Offer = { title: string; code: string; threshold: number; credit: number };

/** Makes an offer, on now, to companies that sign up from its link. Sums are cents. */
export async function makeOffer(desk: Page, { title, code, threshold, credit }: Offer): Promise<void> {
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await desk.goto('/admin/pricing/offer');
  await desk.getByRole('link', { name: 'New offer' }).click();
  await desk.getByLabel('Description for customers', { exact: true }).fill(title);
  await desk.getByLabel('Code').fill(code);
  await desk
    .getByLabel('Who it’s for')
    .selectOption({ label: 'Companies that signed up from a link to this offer' });
  await desk.getByLabel('What they have to spend ($)').fill(typed(threshold));
  await desk.getByLabel('Credit they get ($)').fill(typed(credit));
  await desk.getByLabel('First day').fill(dayFromNow(-2));
  await desk.getByLabel('Last day').fill(dayFromNow(30));
  await desk.getByLabel('Active').check();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved. Changes are live.')).toBeVisible();
}
