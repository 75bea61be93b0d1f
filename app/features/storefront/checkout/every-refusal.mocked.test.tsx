/**
 * Whatever a call of the checkout refuses, and in whatever step, a person reads why: every call with every code of the
 * API. A refusal leads elsewhere only where that page says why.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { AnchorHTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type Problem, type ProblemCode, problemStatus } from '#schemas/domain/platform/problem.ts';
import { type CheckoutStep, checkoutSteps } from '#schemas/domain/sales/checkout-draft.ts';
import { type SaveAnswer, standsInTheWay } from './checkout-answer.ts';
import { Problems } from './checkout-problems.tsx';
import { saveStep } from './run-step.server.ts';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  Link: ({
    to,
    reloadDocument: _,
    ...rest
  }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; reloadDocument?: boolean }) => (
    <a href={to} {...rest} />
  ),
}));

const sentence = 'The reason that a person has to read.';

/** Where a problem may point: at nothing, at a step's field, at a line of the cart, at what no screen has. */
const pointers: Record<string, CheckoutStep | null> = {
  '': null,
  '/details/Delivery_method': 'details',
  '/details/shipping_address/zip': 'details',
  '/details/payment_type': 'billing',
  '/billing/billing_address/zip': 'billing',
  '/details/payment_token': 'card',
  '/lien/owner': 'lien',
  '/items/line-1': null,
  '/nobody/knows': null,
};

/** `isSame`: the whole says the same sentence as its field, as most refusals do. */
const problemOf = (code: ProblemCode, pointer: string, isSame: boolean): Problem => ({
  code,
  status: problemStatus[code],
  reason: 'fields_invalid',
  message: pointer === '' || isSame ? sentence : 'Some fields are wrong.',
  requestId: 'r',
  ...(pointer === '' ? {} : { fieldErrors: { [pointer]: [sentence] } }),
});

const address = { name: 'Ida Berg', address: '1 Pine St', city: 'Portland', state: 'OR', zip: '97209' };
const cart = {
  _id: 'cart-1',
  version: 1,
  total: 20,
  items: [],
  Delivery_method: null,
  shipping_address: null,
};
const draft = {
  details: {
    email: 'ida@example.com',
    phone: '503 555 0100',
    Delivery_method: 'Will Call',
    shipping_address: null,
    pick_up: null,
    po_number: '',
    note: '',
    job: null,
    job_name: '',
  },
  lien: null,
  billing: { billing_address: address, payment_type: 'check' },
  card: null,
};
const good: Record<string, unknown> = {
  getCart: cart,
  saveCart: cart,
  getCheckout: { cart, draft, steps: [{ step: 'review', complete: false }] },
  confirmPricing: { cart, changes: [], pricing_version: 'v1' },
  saveCheckoutDraft: { cart, draft, steps: [{ step: 'review', complete: false }] },
};

/** An API that answers everything but one call, which is refused. */
const refusing = (call: string, problem: Problem): AppLoadContext =>
  ({
    api: new Proxy(
      {},
      {
        get: (_, name: string) => async () =>
          name === call || !(name in good)
            ? { ok: false, status: problem.status, problem }
            : { ok: true, status: 200, data: good[name] },
      },
    ),
    cache: { forbid: () => undefined },
    log: { error: () => undefined, warn: () => undefined },
    hasSession: false,
  }) as unknown as AppLoadContext;

const typed: Record<CheckoutStep, Record<string, string>> = {
  details: { email: 'ida@example.com', phone: '503 555 0100', Delivery_method: 'Will Call' },
  lien: { job_name: 'Pine', site_address: '1 Pine St', owner: 'Ida Berg' },
  billing: {
    payment_type: 'check',
    bill_to: 'new',
    ...Object.fromEntries(Object.entries(address).map(([key, value]) => [`billing_address.${key}`, value])),
  },
  card: { kind: 'card', token: 'pm_1234567890', brand: 'visa', last4: '4242' },
  review: { pricing_version: 'v1', agreed_version: 'v1', idempotency_key: 'k'.repeat(20), intent: 'place' },
};

async function answerOf(context: AppLoadContext, step: CheckoutStep, intent?: string): Promise<SaveAnswer> {
  const form = new FormData();
  const fields = { ...typed[step], cart_id: 'cart-1', step, ...(intent ? { intent } : {}) };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request('http://shop.test/checkout/save', { method: 'POST', body: form });
  return (await (await saveStep(context, request)).json()) as SaveAnswer;
}

/** What the step's page shows above its fields. */
function shown(answer: Extract<SaveAnswer, { answer: object }>['answer']): string {
  const { errors } = answer;
  const work = {
    answer,
    errors,
    failed: false,
    stands: standsInTheWay(answer, errors, false),
    summary: { current: null },
    retry: () => undefined,
  };
  return renderToString(<Problems work={work} />);
}

/** Their own pages say how a payment stands; an order that is placed says so. */
const elsewhere = /^\/checkout\/(?:payment|success)/;
/** What they mean is said in words of the checkout's own. */
const worded: readonly string[] = ['not_found', 'unauthenticated', 'pricing_changed'];

const asked = [
  ...checkoutSteps
    .filter((step) => step !== 'review')
    .map((step) => ({ step, call: 'saveCheckoutDraft', intent: undefined })),
  ...(['getCheckout', 'confirmPricing', 'placeOrder'] as const).map((call) => ({
    step: 'review' as const,
    call,
    intent: undefined,
  })),
  { step: 'review' as const, call: 'requestShippingQuote', intent: 'quote' },
  { step: 'details' as const, call: 'saveCart', intent: 'update' },
  { step: 'billing' as const, call: 'saveCart', intent: 'coupon' },
];

describe.each(asked)('$call in the step $step, refused', ({ step, call, intent }) => {
  test.each(Object.keys(problemStatus) as ProblemCode[])('with %s', async (code) => {
    for (const [pointer, isSame] of Object.keys(pointers).flatMap((one) => [
      [one, true] as const,
      [one, false] as const,
    ])) {
      const place = pointers[pointer];
      const answer = await answerOf(refusing(call, problemOf(code, pointer, isSame)), step, intent);
      if ('to' in answer) {
        expect(answer.to).toMatch(elsewhere);
        continue;
      }
      const html = shown(answer.answer);
      const text = html.replace(/<[^>]*>/g, ' ').trim();
      if (worded.includes(code)) expect(text).not.toBe('');
      else expect(text, pointer).toContain(sentence);
      // In the review each sentence has the way to its step.
      if (step === 'review' && place && !worded.includes(code) && code !== 'out_of_stock')
        expect(html).toMatch(place === 'details' ? /href="\/checkout"/ : `/checkout/${place}`);
    }
  });
});
