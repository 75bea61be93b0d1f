/** What the sample's texts say of a product agrees with its specifications, its model and how it is sold. */
import { expect, test } from 'vitest';
import { sampleDealer } from './dealer.ts';
import { sampleOrders } from './orders.ts';
import { accountReviews, sampleReviewers } from './reviews.ts';
import { series } from './series.ts';
import type { SampleProduct } from './types.ts';

const { products, collections } = sampleDealer();
const stocked = products.filter(({ kind }) => kind === 'plain' || kind === 'variant');
const liars = (some: readonly SampleProduct[], isWrong: (product: SampleProduct) => boolean) =>
  some.filter(isWrong).map(({ name, description }) => `${name}: ${description}`);

test('a series and a collection name no detail that one of their models lacks', () => {
  const detail =
    /\b(?:reed|bead|flut|knurl|fasten|screw|mo?uld|turned|taper|arch|bowed|shadow|radi[iu]|edges?\b|frame|corner|shoulder|joint|band\b)/i;
  expect(series.flatMap(({ language = [] }) => language).filter((text) => detail.test(text))).toEqual([]);
  // "Architecture" is said of all of Arcade.
  const texts = collections.map(({ description }) => description.replace('Architecture', ''));
  expect(texts.filter((text) => detail.test(text))).toEqual([]);
});

test('a filler fills a bath in the time that its flow rate takes', () => {
  const minutes: Record<string, number> = { eight: 8, nine: 9 };
  let claims = 0;
  for (const { name, description, specifications } of products) {
    const [, gallons, within] = /(\d+) gal bath in under (\w+) minutes/.exec(description) ?? [];
    if (!gallons || !within) continue;
    claims += 1;
    const needed = Number(gallons) / Number.parseFloat(specifications['Flow rate'] ?? '');
    expect(needed, name).toBeLessThan(minutes[within] ?? 0);
  }
  expect(claims).toBeGreaterThan(0);
});

test('only what is shown with a hand shower or a hose lists one', () => {
  const lists = (key: string, models: RegExp) =>
    products
      .filter(({ specifications, picture }) => specifications[key] && !models.test(picture.model))
      .map(({ name }) => name);
  expect(lists('Hand shower flow', /^tub-filler$/)).toEqual([]);
  expect(lists('Hose length', /^(?:faucet-(?:gooseneck|spring|bridge)|shower-(?:hand|system))$/)).toEqual([]);
});

test('what hangs on a wall has no column and no floor, and what has no thermostat no thermostatic cartridge', () => {
  const onWall = products.filter(({ specifications }) => specifications.Mounting === 'Wall');
  const fillers = onWall.filter(({ categoryIds }) => categoryIds[1] === 'cat-tub-fillers');
  expect(fillers.length).toBeGreaterThan(2);
  expect(liars(fillers, ({ description }) => /\b(?:column|floor)\b/.test(description))).toEqual([]);
  const showers = products.filter(({ categoryIds }) => categoryIds[1] === 'cat-showers');
  const thermostatic = (text: string) => /thermostatic/i.test(text);
  expect(
    liars(
      showers,
      ({ kind, name, description }) =>
        kind !== 'combination' && !thermostatic(name) && thermostatic(description),
    ),
  ).toEqual([]);
  const heads = showers.filter(({ picture }) => /^shower-(?:rain|hand)$/.test(picture.model));
  expect(liars(heads, ({ description }) => /diverter|Integral stops/.test(description))).toEqual([]);
});

test('what is sold from stock promises no choice, sample or service that the shop does not sell', () => {
  const promise =
    /\bto order\b|to your (?:choice|drawing)|\bswatch|white-glove|on request|drilling jig|filler strips|deck plate|clearance plans/i;
  expect(liars(stocked, ({ description }) => promise.test(description))).toEqual([]);
  expect(
    stocked.filter(({ tagIds }) => tagIds.includes('tag-made-to-order')).map(({ name }) => name),
  ).toEqual([]);
});

test('no text names another material than the specifications do', () => {
  const named: [word: RegExp, material: RegExp][] = [
    [/\bcast iron is\b/i, /Cast Iron/],
    [/\bresin-stone\b/i, /Solid Surface/],
    [/\bvitreous china\b/i, /Vitreous China/],
    [/\bfireclay gives\b/i, /Fireclay/],
    [/\b(?:posts are cast|solid) brass\b/i, /Brass/],
  ];
  for (const [word, material] of named)
    expect(
      liars(
        products,
        ({ description, specifications }) =>
          word.test(description) && !material.test(specifications.Material ?? ''),
      ),
    ).toEqual([]);
  // A glazed overflow needs an overflow.
  expect(
    liars(
      products,
      ({ description, specifications }) =>
        specifications.Overflow === 'No' && /overflow (?:channel|is glazed)/.test(description),
    ),
  ).toEqual([]);
});

test('a reply to a review says how the return stands', () => {
  const replies = [
    ...accountReviews,
    ...sampleReviewers.flatMap(({ email, bought }) => bought.map((one) => ({ who: email, ...one }))),
  ].filter(({ review }) => /exchange|return|refund/i.test(review?.reply ?? ''));
  expect(replies.length).toBeGreaterThan(0);
  for (const { who, sku, review } of replies) {
    const order = sampleOrders.find((one) => one.who === who && one.lines.some((line) => line.sku === sku));
    const last = order?.steps.at(-1)?.do;
    if (last === 'ask') expect(review?.reply, sku).toMatch(/return request/);
    if (last === 'ask') expect(`${review?.text} ${review?.reply}`, sku).not.toMatch(/exchange|waiting/);
  }
});

test('no product of solid wood names another wood than its finish does', () => {
  const woods = ['Oak', 'Walnut', 'Maple', 'Cherry', 'Ash', 'Teak', 'Beech'];
  const woodsIn = (text: string) => woods.filter((wood) => new RegExp(`\\b${wood}\\b`).test(text));
  const wrong = products.flatMap(({ name, specifications, skus }) => {
    const said = woodsIn(specifications.Material ?? '');
    const finishes = skus.map(({ picture }) => picture.alt.replace(name, ''));
    const looks = new Set([...woodsIn(name), ...finishes.flatMap(woodsIn)]);
    return said.length > 0 && looks.size > 0 && [...looks].some((wood) => !said.includes(wood))
      ? [`${name}: ${specifications.Material}, ${[...looks].join(', ')}`]
      : [];
  });
  expect(wrong).toEqual([]);
});
