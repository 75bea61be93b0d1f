/** Help, delivery and returns: pages of blocks, reached from where they are needed, and read by search engines. */
import { expect, test } from '#tests/setup/e2e.ts';

const policies = [
  ['Delivery and pickup', '/page/shipping'],
  ['Returns', '/page/return-policy'],
  ['Help', '/page/help'],
] as const;

test('the footer, a product and the cart lead to delivery, returns and help', async ({ page }) => {
  await page.goto('/p/thackeray-pull-down-kitchen-faucet');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Help center', '/page/help'],
    ['Shipping and delivery', '/page/shipping'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Free pickup in \w+\./)).toBeVisible();
  for (const [name, href] of policies)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await main.getByRole('link', { name: 'Delivery and pickup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How it gets to you' })).toBeVisible();
  await page.goto('/p/thackeray-pull-down-kitchen-faucet');
  await main.getByRole('button', { name: /^Add/ }).first().click();
  await expect(main.getByText(/^In cart/)).toBeVisible();
  await page.goto('/cart');
  for (const [name, href] of policies)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});

test('the delivery page has its tables with their headings, also as cards on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/page/shipping');
  const prices = page.getByRole('table', { name: 'Prices' });
  await expect(prices.getByRole('columnheader')).toHaveText([
    'Method',
    'Metro',
    'Nearby',
    'Region',
    'Rest of the mainland',
    'AK, HI and PR',
  ]);
  await expect(prices.getByRole('row', { name: /^UPS/ }).getByRole('cell').first()).toContainText(
    '$10.95 + $0.32/lb',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens to its answer, whose links lead on, and search engines read all of them', async ({
    page,
  }) => {
    await page.goto('/page/help');
    const main = page.getByRole('main');
    await main.getByText('How do I start a return?').click();
    const answer = main.getByRole('group').filter({ hasText: 'How do I start a return?' });
    await expect(answer.getByRole('link', { name: 'Find your order' })).toHaveAttribute(
      'href',
      '/order-lookup',
    );
    const data = page.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    const told = JSON.parse((await data.textContent()) ?? '{}') as {
      '@graph': { '@type': string; mainEntity: { name: string; acceptedAnswer: { text: string } }[] }[];
    };
    const faq = told['@graph'].find((thing) => thing['@type'] === 'FAQPage') ?? { mainEntity: [] };
    expect(faq.mainEntity.length).toBeGreaterThan(20);
    for (const { name } of faq.mainEntity) await expect(main.getByText(name, { exact: true })).toHaveCount(1);
    await main.getByRole('link', { name: 'Questions about returns' }).click();
    await expect(page).toHaveURL(/#returns-title$/);
    await expect(
      main.getByRole('region', { name: 'Returns' }).getByRole('heading', { level: 2 }),
    ).toBeInViewport();
  });
});
