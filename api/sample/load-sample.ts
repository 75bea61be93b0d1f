/** Puts the sample dealer into an empty store. */
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { sortKeyOf } from '#api/catalog/text/sort-key.ts';
import { publishWithin } from '#api/content/pages/publish-page.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import { operatorContext, type Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertAccount } from '#api/platform/storage/accounts.ts';
import { ensureSetting, findWarehouses } from '#api/platform/storage/site.ts';
import type { SampleAccount } from '#api/sample-dealer.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import logos from './art/logotypes.sizes.json' with { type: 'json' };
import { coupons, couponsEndAt, offer } from './coupons.ts';
import { sampleDealer } from './dealer.ts';
import { featured } from './featured.ts';
import { insertAll } from './insert-all.ts';
import { judgments } from './judgments.ts';
import { insertSampleContent } from './load-content.ts';
import { insertProducts } from './load-products.ts';
import { sampleDocuments } from './pages/documents.ts';
import {
  localDeliveryCents,
  paymentFees,
  shippingRates,
  shippingZones,
  taxPlaces,
  taxStates,
} from './selling-terms.ts';
import { insertSpanish } from './spanish/load-spanish.ts';
import { inSpanish } from './spanish/spanish.ts';
import { storedPicture } from './stored-picture.ts';
import { synonyms } from './synonyms.ts';
import type { SampleDealer, SamplePicture } from './types.ts';

const logoSizes: Record<string, { width: number; height: number }> = logos;
const picture = (of: SamplePicture): string => JSON.stringify(storedPicture(of));
/** The makers' logotypes lie in public/media; one without has its name set in type. */
const logo = (slug: string): string =>
  JSON.stringify(logoSizes[slug] ? { src: `/media/vendors/${slug}.svg`, ...logoSizes[slug] } : null);

/**
 * Loads settings, catalog, pages and (with `accounts`) people into a store that has no warehouse, all or nothing.
 * Answers the accounts that were made; null when the store was not empty.
 */
export async function loadSample(services: Services, withAccounts: boolean): Promise<SampleAccount[] | null> {
  const people = withAccounts ? await samplePeople() : [];
  const loaded = await services.database.transaction(async (tx) => {
    // Two processes may start on one empty database.
    await sql`select pg_advisory_xact_lock(7441202)`.execute(tx);
    if ((await findWarehouses(tx)).length > 0) return false;
    await insertCatalog(services, tx);
    await insertSampleContent(services, tx);
    const context = operatorContext(services);
    for (const document of sampleDocuments) {
      const { slug, audience } = document;
      await publishWithin(context, tx, { slug, audience: audience as Audience }, document);
    }
    await insertSpanish(context, tx);
    if (withAccounts) await insertPeople(services, tx, people);
    return true;
  });
  // PGlite has no autovacuum: without this its planner guesses.
  if (loaded) await sql`analyze`.execute(services.database.kysely);
  return loaded ? people.map(({ role, email, password }) => ({ role, email, password })) : null;
}

async function insertCatalog(services: Services, tx: Transaction<Tables>): Promise<void> {
  const dealer = sampleDealer();
  await insertSite(tx, dealer);
  await insertGroups(tx, dealer);
  await insertProducts(tx, dealer, services.now());
  await insertJudgments(tx, dealer, services.now());
  await insertCoupons(services, tx);
  await insertRates(tx);
  await services.versions.bump(tx, ['site', 'catalog']);
}

/** The shop's settings and its warehouses. */
async function insertSite(tx: Transaction<Tables>, dealer: SampleDealer): Promise<void> {
  await ensureSetting(tx, 'site', {
    name: dealer.site.name,
    tagline: dealer.site.tagline,
    tagline_es: inSpanish(dealer.site.tagline) ?? '',
    contact_email: dealer.site.contactEmail,
    firm_identifier: dealer.site.firmIdentifier,
    db: newId(),
  });
  await ensureSetting(
    tx,
    'featured',
    featured.map((item) => ({ ...item, picture: item.picture && JSON.parse(picture(item.picture)) })),
  );
  await insertAll(
    tx,
    'warehouse',
    dealer.warehouses.map((house, position) => ({
      id: house.id,
      position,
      name: house.name,
      phone: house.phone,
      address: JSON.stringify(house.address),
      time_zone: house.timeZone,
      hours: JSON.stringify(house.hours),
      tax_rate_bps: house.taxRateBps,
      local_delivery_cents: localDeliveryCents,
      transfer_days: house.transferDays,
    })),
  );
}

/** What products are grouped and found by: categories, vendors, tags, collections, synonyms and filters. */
async function insertGroups(tx: Transaction<Tables>, dealer: SampleDealer): Promise<void> {
  const departmentsFirst = [...dealer.categories].sort(
    (a, b) => Number(a.parentId !== null) - Number(b.parentId !== null),
  );
  await insertAll(
    tx,
    'category',
    departmentsFirst.map((category, position) => ({
      id: category.id,
      slug: category.slug,
      name: category.name,
      description: category.description,
      parent_id: category.parentId,
      position,
      picture: picture(category.picture),
    })),
  );
  await insertAll(
    tx,
    'vendor',
    dealer.vendors.map((vendor) => ({
      ...vendor,
      sort_key: sortKeyOf(vendor.name),
      active: true,
      logo: logo(vendor.slug),
    })),
  );
  await insertAll(tx, 'tag', dealer.tags);
  await insertAll(
    tx,
    'collection',
    dealer.collections.map((collection, position) => ({
      ...collection,
      position,
      picture: picture(collection.picture),
    })),
  );
  // The sample's own of what every store begins with.
  await tx
    .deleteFrom('synonym')
    .where(
      'term',
      'in',
      synonyms.map(({ term }) => term),
    )
    .execute();
  await insertAll(
    tx,
    'synonym',
    synonyms.map(({ term, means }) => ({ term, means: JSON.stringify(means) })),
  );
  await insertAll(
    tx,
    'filter',
    dealer.filters.map((filter, position) => ({
      ...filter,
      position,
      options: JSON.stringify(filter.options),
    })),
  );
}

async function insertJudgments(
  tx: Transaction<Tables>,
  { products }: SampleDealer,
  now: Date,
): Promise<void> {
  const ids = new Map(products.map(({ id, productNumber }) => [productNumber, id]));
  const rows = judgments.map(({ query, number, grade }) => ({
    query,
    product_id: ids.get(number),
    grade,
    judged_by: 'operator',
    judged_at: now.toISOString(),
  }));
  await insertAll(tx, 'search_judgment', rows);
}

/** Taxes, shipping and the fees of ways to pay. */
async function insertRates(tx: Transaction<Tables>): Promise<void> {
  await insertAll(tx, 'tax_state', taxStates);
  await insertAll(tx, 'tax_zip', taxPlaces);
  await insertAll(tx, 'shipping_zone', shippingZones);
  await insertAll(tx, 'shipping_rate', shippingRates);
  await ensureSetting(tx, 'payment_fees', paymentFees);
}

async function insertCoupons(services: Services, tx: Transaction<Tables>): Promise<void> {
  await insertAll(tx, 'offer', [
    {
      ...offer,
      title_es: inSpanish(offer.title) ?? '',
      id: newId(),
      created_at: services.now().toISOString(),
    },
  ]);
  const nothing = JSON.stringify({ productIds: [], categoryIds: [], vendorIds: [] });
  await insertAll(
    tx,
    'coupon',
    coupons.map(({ code, title, gives, minimumSubtotalCents, included, mostUsesPerCustomer }) => ({
      id: newId(),
      code,
      title,
      title_es: inSpanish(title) ?? '',
      gives: JSON.stringify(gives),
      starts_at: null,
      ends_at: couponsEndAt,
      minimum_subtotal_cents: minimumSubtotalCents,
      included: JSON.stringify(included),
      excluded: nothing,
      most_uses: null,
      most_uses_per_customer: mostUsesPerCustomer,
      created_at: services.now().toISOString(),
    })),
  );
}

type Person = SampleAccount & {
  passwordHash: string;
  firstName: string;
  lastName: string;
  company: 'trade' | 'contract' | null;
  employee: 'publisher' | 'sales' | null;
};

/** A shopper, an approved trade buyer, the buyer of a company with its own prices, an editor of pages and a salesman, with passwords nobody else has. */
function samplePeople(): Promise<Person[]> {
  const people = [
    {
      role: 'shopper',
      email: 'shopper@example.com',
      firstName: 'Maya',
      lastName: 'Lindqvist',
      company: null,
      employee: null,
    },
    {
      role: 'trade buyer',
      email: 'trade@example.com',
      firstName: 'Tobias',
      lastName: 'Marsh',
      company: 'trade' as const,
      employee: null,
    },
    {
      role: 'contract buyer (own prices)',
      email: 'contract@example.com',
      firstName: 'Ines',
      lastName: 'Okafor',
      company: 'contract' as const,
      employee: null,
    },
    {
      role: 'employee (publisher)',
      email: 'employee@example.com',
      firstName: 'Iris',
      lastName: 'Fenn',
      company: null,
      employee: 'publisher' as const,
    },
    {
      role: 'sales desk',
      email: 'sales@example.com',
      firstName: 'Jonah',
      lastName: 'Reyes',
      company: null,
      employee: 'sales' as const,
    },
  ];
  return Promise.all(
    people.map(async (person) => {
      const password = randomBytes(9).toString('base64url');
      return { ...person, password, passwordHash: await hashPassword(password) };
    }),
  );
}

/** Lights for whole hotels: below trade there, trade everywhere else. */
async function insertPriceList(services: Services, tx: Transaction<Tables>): Promise<string> {
  const id = newId();
  const [warehouse] = await findWarehouses(tx);
  await insertAll(tx, 'price_list', [{ id, name: 'Hospitality', created_at: services.now().toISOString() }]);
  const rule = { price_list_id: id, kind: 'category', cents: null };
  await insertAll(tx, 'price_list_rule', [
    { ...rule, id: newId(), target: 'cat-lighting', warehouse_id: null, off_bps: 3_200 },
    { ...rule, id: newId(), target: 'cat-lighting', warehouse_id: warehouse?.id ?? null, off_bps: 3_500 },
    { ...rule, id: newId(), target: 'cat-cabinet-pulls', warehouse_id: null, off_bps: 4_000 },
  ]);
  return id;
}

async function insertPeople(services: Services, tx: Transaction<Tables>, people: Person[]): Promise<void> {
  const priceListId = await insertPriceList(services, tx);
  const companies = {
    // Buys on terms; the other one for resale.
    trade: {
      id: newId(),
      name: 'Marsh & Daughters Builders',
      price_list_id: null,
      features: JSON.stringify(['invite', 'jobs', 'terms']),
      credit_limit_cents: 2_500_000,
    },
    contract: {
      id: newId(),
      name: 'Okafor Hospitality Fit-Out',
      price_list_id: priceListId,
      features: JSON.stringify(['invite', 'jobs', 'tax_exempt']),
      credit_limit_cents: null,
    },
  };
  await insertAll(
    tx,
    'company',
    Object.values(companies).map((company) => ({
      ...company,
      status: 'approved',
      lien: false,
    })),
  );
  await insertAll(tx, 'exemption', [
    {
      id: newId(),
      company_id: companies.contract.id,
      state: 'CO',
      number: 'CO-20117734-RS',
      expires_on: '2029-12-31',
      checked_by: 'operator',
      checked_at: services.now().toISOString(),
    },
  ]);
  for (const { email, passwordHash, firstName, lastName, company, employee } of people) {
    await insertAccount(
      tx,
      {
        id: newId(),
        email,
        passwordHash,
        firstName,
        lastName,
        companyId: company && companies[company].id,
        companyRole: company && 'admin',
        role: employee,
      },
      services.now(),
    );
  }
}
