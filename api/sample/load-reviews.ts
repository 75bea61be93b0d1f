/** The sample's customers buy, and say what they think: through the same use cases as everybody, so that all of it agrees. */
import { randomBytes } from 'node:crypto';
import { answerQuestion } from '#api/catalog/questions/answer-question.ts';
import { askQuestion } from '#api/catalog/questions/ask-question.ts';
import { listDeskQuestions, moderateQuestion } from '#api/catalog/questions/moderate-question.ts';
import { moderateReview } from '#api/catalog/reviews/moderate-review.ts';
import { writeReview } from '#api/catalog/reviews/write-review.ts';
import { findSkuByCode } from '#api/catalog/storage/shop.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertAccount } from '#api/platform/storage/accounts.ts';
import type { SampleOrder } from './orders.ts';
import { sampleQuestions } from './questions.ts';
import { accountReviews, type SampleReview, type SampleReviewer, sampleReviewers } from './reviews.ts';

const portland = 'wh-portland';
const weeks = 21;

/** An order at the counter, paid by check and handed over the next day. */
export const reviewerOrder = ({
  email,
  firstName,
  lastName,
  daysAgo,
  address,
  bought,
}: SampleReviewer): SampleOrder => ({
  who: email,
  daysAgo,
  warehouse: portland,
  lines: bought.map(({ sku, quantity = 1 }) => ({ sku, quantity })),
  delivery: 'Will Call',
  payment: 'check',
  phone: '503 555 0190',
  address: { name: `${firstName} ${lastName}`, ...address },
  steps: [{ do: 'send', days: 1, paid: true }],
});

/** Nobody knows their password: they are here for what they bought and wrote. */
export async function insertReviewers(services: Services): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(18).toString('base64url'));
  for (const { email, firstName, lastName } of sampleReviewers)
    await insertAccount(
      services.database.kysely,
      { id: newId(), email, passwordHash, firstName, lastName, companyId: null, role: null },
      services.now(),
    );
}

async function slugOfSku(context: Context, code: string): Promise<string> {
  const db = context.database.kysely;
  const sku = await findSkuByCode(db, code);
  const product =
    sku &&
    (await db.selectFrom('product').select('slug').where('id', '=', sku.product_id).executeTakeFirst());
  if (!product) throw new Error(`The sample reviews ${code}, which it does not sell.`);
  return product.slug;
}

async function publish(author: Context, desk: Context, { sku, review }: SampleReview): Promise<void> {
  if (!review) return;
  const { reply, ...written } = review;
  const slug = await slugOfSku(author, sku);
  await writeReview(author, slug, { ...written, photos: [] });
  const { id } = await author.database.kysely
    .selectFrom('review as r')
    .innerJoin('product as p', 'p.id', 'r.product_id')
    .select('r.id')
    .where('p.slug', '=', slug)
    .where('r.account_id', '=', author.actor.accountId ?? '')
    .executeTakeFirstOrThrow();
  await moderateReview(desk, id, { version: 1, action: 'publish', text: '' });
  if (reply) await moderateReview(desk, id, { version: 2, action: 'reply', text: reply });
}

/** After the orders: each of these things was bought. `at` sets the clock to so many days before the first start. */
export async function loadSampleReviews(
  asPerson: (email: string, warehouse: string) => Promise<Context>,
  desk: Context,
  at: (daysAgo: number) => void,
): Promise<void> {
  const written = [
    ...sampleReviewers.flatMap(({ email, daysAgo, bought }) =>
      bought.map((one) => ({ who: email, daysAgo: daysAgo - weeks, ...one })),
    ),
    ...accountReviews,
  ].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const { who, daysAgo, ...review } of written) {
    at(daysAgo);
    await publish(await asPerson(who, portland), desk, review);
  }
}

/** Each is published and answered a day later; answers of buyers pass the desk as theirs do. */
export async function loadSampleQuestions(
  asPerson: (email: string, warehouse: string) => Promise<Context>,
  desk: Context,
  at: (daysAgo: number) => void,
): Promise<void> {
  const inTurn = [...sampleQuestions].sort((a, b) => b.daysAgo - a.daysAgo);
  const waiting = { status: 'pending', page: 1, limit: 1 } as const;
  for (const { sku, who, daysAgo, text, answers } of inTurn) {
    at(daysAgo);
    await askQuestion(await asPerson(who, portland), await slugOfSku(desk, sku), { text });
    at(daysAgo - 1);
    const [asked] = (await listDeskQuestions(desk, waiting)).items;
    if (!asked) throw new Error('The sample asked a question that does not wait.');
    await moderateQuestion(desk, asked._id, { version: asked.version, action: 'publish' });
    for (const answer of answers) {
      await answerQuestion(await asPerson(answer.who, portland), asked._id, { text: answer.text });
      const [open] = (await listDeskQuestions(desk, waiting)).items;
      const given = open?.answers.find(({ status }) => status === 'pending');
      if (open && given)
        await moderateQuestion(desk, open._id, {
          version: open.version,
          action: 'publish',
          answer: given._id,
        });
    }
  }
}
