/** /admin/pricing: what a sample cart would cost. The address has all that was asked, so that it can be shared. */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import { usStates } from '#schemas/domain/platform/address.ts';
import { previewCartSchema } from '#schemas/domain/pricing/pricing-records.ts';
import { deliveryMethods, paymentTypes } from '#schemas/domain/sales/cart.ts';

const names = [
  'company',
  'warehouse',
  'lines',
  'Delivery_method',
  'payment_type',
  'state',
  'zip',
  'coupon',
] as const;

/** "SKU 3" a line; a line without a number is one. */
function linesOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, sku = '', quantity = '1'] = /^(\S+)(?:[\s,;x]+(\d+))?$/i.exec(line) ?? [];
      return { sku: sku || line, quantity: Number(quantity) };
    });
}

/** What is wrong with a line is said at the lines. */
const atForm = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.split('.')[0] ?? name, sentence]),
  );

/** `choices` is null for a role that may not see prices. */
export async function loadPreview(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const values = Object.fromEntries(names.map((name) => [name, asked.get(name) ?? '']));
  const listed = await context.api.pricingChoices();
  const page = {
    values,
    choices: listed.ok ? listed.data : null,
    options: { methods: [...deliveryMethods], payments: [...paymentTypes], states: [...usStates] },
    errors: {} as Record<string, string>,
    result: null,
  };
  if (!listed.ok || !asked.has('lines')) return page;
  const parsed = previewCartSchema.safeParse({
    company: values.company || null,
    warehouse: values.warehouse || null,
    lines: linesOf(values.lines ?? ''),
    Delivery_method: values.Delivery_method || undefined,
    payment_type: values.payment_type || null,
    state: values.state || null,
    zip: values.zip,
    coupon: values.coupon,
  });
  if (!parsed.success) return { ...page, errors: atForm(formErrors(fieldErrorsOf(parsed.error))) };
  const priced = await context.api.previewPrices({ body: parsed.data });
  if (priced.ok) return { ...page, result: priced.data };
  const errors = atForm(formErrors(priced.problem.fieldErrors));
  return { ...page, errors: Object.keys(errors).length > 0 ? errors : { lines: priced.problem.message } };
}
export type PreviewPage = Awaited<ReturnType<typeof loadPreview>>;
