/** An employee's morning: what waits, who is told of it, and what the shop wrote. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '../setup/e2e.ts';
import { expectLetter } from './letters.ts';
import { hire, logIn } from './staff.ts';

test('an admin sets who hears of messages, and each hears of the next one', async ({ page, browser }) => {
  const admin = await hire('admin', 'Noor');
  await logIn(page, admin);
  await page.goto('/admin/settings/notifications');
  const kind = page.getByRole('region', { name: 'Contact form and quote requests' });
  await kind.getByLabel('Email').selectOption('At once');
  await kind.getByRole('checkbox', { name: 'Sales', exact: true }).uncheck();
  await kind.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Notifications saved')).toBeVisible();
  // Nobody left to hear of it is said beside the choice.
  for (const box of await kind.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
  await kind.getByRole('button', { name: 'Save' }).click();
  await expect(kind.getByText('Choose a role or an employee').first()).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/contact');
  const sent = await guest.request.post('/api/v1/site/contact/', {
    headers: { origin: new URL(guest.url()).origin },
    data: { name: 'Ada', email: `ada.${randomUUID()}@example.com`, phone: '503 555 0100', message: 'Hello?' },
  });
  expect(sent.ok()).toBe(true);
  await guest.close();
  await expectLetter(admin, 'New message from the contact form');
  await page.goto('/admin');
  const news = page.getByRole('region', { name: 'New notifications' });
  await expect(news.getByRole('link', { name: /contact form/ }).first()).toHaveAttribute(
    'href',
    '/admin/messages',
  );
  await news.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Notifications marked as read')).toBeVisible();
  await expect(news).toHaveCount(0);

  // The email that went out is in the log, is shown, and goes out again.
  await page.goto(`/admin/emails?q=${encodeURIComponent(admin)}`);
  await page.getByRole('link', { name: 'New message from the contact form' }).click();
  const letter = page.frameLocator('iframe[title="Contents"]');
  await expect(letter.getByText('A message came in through the contact form.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`Email queued for ${admin}`)).toBeVisible();
  await page.goto(`/admin/emails?q=${encodeURIComponent(admin)}&kind=notice`);
  await expect(page.getByRole('link', { name: 'New message from the contact form' })).toHaveCount(2);
  // The invitation's link is its reader's alone.
  await page.goto('/admin/emails?kind=password');
  await expect(page.getByRole('heading', { level: 1, name: 'Email log' })).toBeVisible();
});

test('a count leads to the list that it counts', async ({ page }) => {
  await logIn(page, await hire('sales', 'Sol'));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sales of the last 30 days' })).toBeVisible();
  const task = page.getByRole('link', { name: /in stock|out of stock/ }).first();
  const count = Number(/^\d+/.exec((await task.textContent()) ?? '')?.[0]);
  await task.click();
  await expect(page.getByRole('status').filter({ hasText: `${count} total` })).toBeVisible();
});
