/** Blocks for some only: what is not for a visitor is not in the page that the visitor is sent, hidden or otherwise. */
import type { Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { api, enter, makePage, openEditor, publish, words } from './editing.ts';

const ruled = (id: string, text: string, visibility: object) => ({ ...words(id, text), visibility });
const hour = 3_600_000;
const soon = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** Whole texts that stand nowhere else, so that a trace of them in data or styles is found too. */
const texts = {
  all: 'Said to everybody.',
  company: 'Trade price list eleven.',
  customer: 'Thanks for your account.',
  guest: 'Open an account with us.',
  denver: 'Parking behind the hall.',
  later: 'The winter lines are here.',
  past: 'The spring lines are here.',
  wide: 'Drawn for a wide screen.',
  narrow: 'Drawn for a phone.',
  hidden: 'Not ready to be read.',
};
type Name = keyof typeof texts;

const blocks = [
  ruled('all', texts.all, {}),
  ruled('company', texts.company, { audience: ['company'] }),
  ruled('customer', texts.customer, { audience: ['customer', 'company'] }),
  ruled('guest', texts.guest, { audience: ['guest'] }),
  ruled('denver', texts.denver, { warehouses: ['wh-denver'] }),
  ruled('later', texts.later, { from: soon(1) }),
  ruled('past', texts.past, { until: soon(-1) }),
  ruled('wide', texts.wide, { device: 'wide' }),
  ruled('narrow', texts.narrow, { device: 'narrow' }),
  ruled('hidden', texts.hidden, { hidden: true }),
];

async function signIn(page: Page, role: string): Promise<void> {
  const account = sampleAccounts().find((one) => one.role === role);
  if (!account) throw new Error(`no ${role}`);
  await api(page, 'put', '/api/v1/auth', { email: account.email, password: account.password });
}

test('the page of a guest, of a customer and of a trade company holds what is for them and no trace of the rest', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page);
  const made = await makePage(page, 'For some', blocks);
  await openEditor(page, made._id);
  await publish(page);
  const path = `/page/${String(made.draft.document.slug)}`;
  const seen = async (who: Page): Promise<Name[]> => {
    // The document, and what a step within the shop fetches instead of it.
    const pages = [await who.request.get(path), await who.request.get(`${path}.data`)];
    const found = await Promise.all(
      pages.map(async (answer) => {
        expect(answer.ok(), answer.url()).toBe(true);
        const html = await answer.text();
        return (Object.keys(texts) as Name[]).filter((name) => html.includes(texts[name]));
      }),
    );
    expect(found[1]).toEqual(found[0]);
    return found[0] ?? [];
  };
  const visitors: { name: string; role: string | null; house?: string; sees: Name[] }[] = [
    { name: 'company', role: 'trade buyer', sees: ['all', 'company', 'customer', 'wide', 'narrow'] },
    { name: 'guest', role: null, sees: ['all', 'guest', 'wide', 'narrow'] },
    { name: 'customer', role: 'shopper', sees: ['all', 'customer', 'wide', 'narrow'] },
    {
      name: 'guest in Denver',
      role: null,
      house: 'wh-denver',
      sees: ['all', 'guest', 'denver', 'wide', 'narrow'],
    },
    { name: 'guest again', role: null, sees: ['all', 'guest', 'wide', 'narrow'] },
  ];
  // Twice: what one was sent must not be kept for the next.
  for (const { name, role, house, sees } of [...visitors, ...visitors]) {
    const context = await browser.newContext();
    const who = await context.newPage();
    if (role) await signIn(who, role);
    const url = `http://localhost:${process.env.E2E_PORT}`;
    if (house) await context.addCookies([{ name: 'warehouse', value: house, url }]);
    await expect.poll(() => seen(who), { message: name }).toEqual(sees);
    await context.close();
  }
});
