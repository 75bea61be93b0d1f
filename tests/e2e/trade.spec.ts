/** The trade application step by step, on a phone, with and without a script; the offer that somebody came by. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn, password } from './staff.ts';

const certificate = {
  name: 'Resale.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nResale certificate\n%%EOF'),
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const goOn = async (page: Page, next: string) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, next)).toBeVisible();
};

for (const script of [true, false]) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script, viewport: widths.phone });

    test('an application is filled in by steps, kept, gone back in, and sent in with its certificate', async ({
      page,
      browser,
      expectProblem,
    }) => {
      test.slow();
      const company = `Hale & Sons ${randomUUID().slice(0, 8)}`;
      // An offer that was followed on another page is remembered; the address says nothing of it any more.
      await page.goto('/c/lighting?offer=Fall-Rebate');
      await expect(page).toHaveURL(/\/c\/lighting$/);
      await page.goto('/trade-register?step=terms');
      await expect(page).toHaveURL(/\/trade-register\?step=person$/);
      await page.getByLabel('First name').fill('Ines');
      await page.getByLabel('Last name').fill('Hale');
      await page.getByLabel('Email').fill(`ines.${randomUUID()}@example.com`);
      await page.getByLabel('Password').fill(password);
      if (script) await look(page, 'trade-person-phone');
      await goOn(page, 'Your company');
      await expect(page).toHaveURL(/\?step=company$/);

      // What is wrong is said at its field, and what was typed stays.
      await page.getByLabel('Company name').fill(company);
      await page.getByLabel('Phone').fill('503 555 0199');
      await page.getByLabel('Website').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Company name')).toHaveValue(company);
      await page.getByLabel('Website').fill('hale.example.com');
      await goOn(page, 'Business address');
      await page.getByLabel('Street address').fill('8 Mill Road');
      await page.getByLabel('City').fill('Portland');
      await page.getByLabel('State', { exact: true }).selectOption('OR');
      await page.getByLabel('ZIP code').fill('97209');
      await goOn(page, 'Resale certificate');

      await page.goBack();
      await expect(page.getByLabel('Street address')).toBeVisible();
      await page.goto('/trade-register?step=company');
      await expect(page.getByLabel('Company name')).toHaveValue(company);
      await page.reload();
      await expect(page.getByLabel('Company name')).toHaveValue(company);
      // Who comes back is where they left.
      await page.goto('/trade-register');
      await expect(heading(page, 'Resale certificate')).toBeVisible();
      await page.getByLabel('Tax ID or resale certificate').fill('93-1234567');
      await page
        .getByLabel(/^Resale certificate/)
        .setInputFiles({ ...certificate, buffer: Buffer.from('<script>alert(1)</script>') });
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Send the certificate as a PDF, JPEG or PNG file.')).toBeVisible();
      await page.getByLabel(/^Resale certificate/).setInputFiles(certificate);
      await goOn(page, 'Your business');
      await page.getByLabel('Trade', { exact: true }).selectOption('builder');
      await page.getByLabel('Expected yearly spend').selectOption('to_100000');
      await goOn(page, 'Terms and job data');
      await page.getByLabel('Credit limit you’d like').fill('lots');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Enter a credit limit in whole dollars from $500.')).toBeVisible();
      await page.getByLabel('Credit limit you’d like').fill('5,000');
      await page.getByLabel('Ask for job data with each order').check();
      if (script) await look(page, 'trade-terms-phone');
      await goOn(page, 'Review');
      await expect(page.getByText('Resale.pdf (1 KB)')).toBeVisible();
      await expect(page.getByText('Credit limit requested: $5,000.00')).toBeVisible();
      if (script) {
        for (const [width, size] of Object.entries(widths)) {
          await page.setViewportSize(size);
          await look(page, `trade-review-${width}`);
          await page.goto('/trade-register?step=certificate');
          await look(page, `trade-certificate-${width}`);
          await page.goto('/trade-register');
        }
      }
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { name: 'We received your application' })).toBeVisible();

      const office = await browser.newContext();
      const desk = await office.newPage();
      await logIn(desk, await hire('sales', 'Odo'));
      await desk.goto(`/admin/companies?q=${encodeURIComponent(company)}`);
      await desk.getByRole('link', { name: company }).click();
      const application = desk.getByRole('region', { name: 'Application' });
      for (const fact of ['$25,000 to $100,000', '$5,000.00', 'fall-rebate', '93-1234567', 'Requested'])
        await expect(application.getByText(fact, { exact: true })).toBeVisible();
      if (script)
        for (const [width, size] of Object.entries(widths)) {
          await desk.setViewportSize(size);
          await look(desk, `company-application-${width}`);
        }
      const download = desk.waitForEvent('download');
      await application.getByRole('link', { name: /^Resale\.pdf/ }).click();
      expect((await download).suggestedFilename()).toBe('Resale.pdf');
      await office.close();
      expectProblem(/status of 4(?:22|15)/);
    });
  });
}
