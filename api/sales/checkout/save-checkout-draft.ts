/** PUT /api/v1/checkout/draft (ours): keeps what was entered in a step; the cart is priced by it from then on. */
import { jobsCompanyOf } from '#api/people/companies/job-sites.ts';
import { findJob } from '#api/people/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { lockOpenCart, withLines } from '#api/sales/carts/change-cart.ts';
import { applySave } from '#api/sales/carts/save-cart.ts';
import { type CartRow, updateCart } from '#api/sales/storage/carts.ts';
import { findDraft, putDraft } from '#api/sales/storage/checkout-drafts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { SaveCart } from '#schemas/domain/sales/cart.ts';
import {
  type CheckoutDraft,
  type CheckoutPage,
  needsAddress,
  type SaveDraft,
} from '#schemas/domain/sales/checkout-draft.ts';
import { readCheckout } from './read-checkout.ts';

/** The name that stands on the order: the chosen job's, else what was typed. Throws invalid for another's job. */
async function jobNameOf(context: Context, db: Executor, details: NonNullable<SaveDraft['details']>) {
  if (!details.job) return details.job_name;
  const { accountId } = context.actor;
  const company = accountId && jobsCompanyOf(await findAccountById(db, accountId));
  const job = company ? await findJob(db, company, details.job) : undefined;
  if (!job)
    throw new ProblemError('invalid', because('job_not_found'), {
      '/details/job': [because('job_not_found')],
    });
  return job.name;
}

/** What the cart takes of the steps, where it is not so already: a cart that stays as it is keeps its version. */
function changeOf(cart: CartRow, { details, billing }: SaveDraft): SaveCart {
  const wanted: SaveCart = {
    ...(details && {
      Delivery_method: details.Delivery_method,
      // A pick-up leaves the address as it is: single lines may be sent there all the same.
      ...(needsAddress(details.Delivery_method) ? { shipping_address: details.shipping_address } : {}),
    }),
    ...(billing && { billing_address: billing.billing_address, payment_type: billing.payment_type }),
  };
  const has: SaveCart = {
    Delivery_method: cart.delivery_method,
    shipping_address: cart.shipping_address,
    billing_address: cart.billing_address,
    payment_type: cart.payment_type,
  };
  const keys = Object.keys(wanted) as (keyof typeof has & keyof SaveCart)[];
  const isSame = keys.every((key) => canonical(wanted[key]) === canonical(has[key]));
  return isSame ? {} : wanted;
}

/** The database gives an object's keys back in an order of its own. */
const canonical = (value: unknown) =>
  JSON.stringify(
    value && typeof value === 'object'
      ? Object.entries(value)
          .filter(([, one]) => one !== undefined)
          .sort(([a], [b]) => (a < b ? -1 : 1))
      : (value ?? null),
  );

/**
 * What is known of the job's site and owner: of another job it is asked anew, under another name it is the same. `cart`
 * and `before` are as they were.
 */
function lienOf(
  cart: CartRow,
  before: CheckoutDraft | null | undefined,
  { details, lien }: SaveDraft,
  jobName: string,
): CheckoutDraft['lien'] {
  const known = lien ?? before?.lien ?? cart.lien;
  if (lien || !known || !details) return known ?? null;
  const job = before?.details?.job ?? null;
  const isOther = before?.details ? job !== details.job : details.job !== null && jobName !== cart.job_name;
  if (isOther) return null;
  return jobName && known.job_name === cart.job_name ? { ...known, job_name: jobName } : known;
}

/** Throws not_found, cart_closed, and invalid for a job that is not the caller's. */
export async function saveCheckoutDraft(context: Context, input: SaveDraft): Promise<CheckoutPage> {
  const { cart_id, details, billing, card } = input;
  await context.database.transaction(async (tx) => {
    const { row: cart } = await lockOpenCart(context, tx, cart_id);
    const before = await findDraft(tx, cart.id);
    const jobName = details ? await jobNameOf(context, tx, details) : cart.job_name;
    const draft: CheckoutDraft = {
      details: details ? { ...details, job_name: jobName } : (before?.details ?? null),
      lien: lienOf(cart, before, input, jobName),
      billing: billing ?? before?.billing ?? null,
      card: card === undefined ? (before?.card ?? null) : card,
    };
    await putDraft(tx, cart.id, draft, context.now());
    const change = changeOf(cart, input);
    if (Object.keys(change).length > 0) await applySave(context, tx, await withLines(tx, cart), change);
    if (canonical(draft.lien) !== canonical(cart.lien) || jobName !== cart.job_name)
      await updateCart(tx, cart.id, {
        job_name: jobName,
        lien: draft.lien && JSON.stringify(draft.lien),
      });
  });
  return readCheckout(context, cart_id);
}
