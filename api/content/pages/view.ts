/**
 * Seeing the shop as somebody else, elsewhere, at another time. For employees, and for who has a shared link, which
 * says as whom at most; a view that anybody else sends is ignored. Only reading calls heed it: nothing is written in
 * the name of somebody who is not, or at a time that is not now.
 */
import { mayDo } from '#api/platform/auth/require-role.ts';
import { type Actor, type Context, operatorActor } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import { type View, viewSchema } from '#schemas/domain/content/editor.ts';
import { type Audience, audiences } from '#schemas/domain/content/page.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { openPreviewToken } from './preview-link.ts';

/** Nobody's account: it owns no cart, order or company. */
const simulatedAccount = 'simulated-by-preview';

const simulated: Record<Audience, Actor> = {
  guest: { ...operatorActor, operator: false },
  customer: { ...operatorActor, operator: false, audience: 'customer', accountId: simulatedAccount },
  company: {
    ...operatorActor,
    operator: false,
    audience: 'company',
    accountId: simulatedAccount,
    hasCompany: true,
    companyId: null,
    companyApproved: true,
    priceListId: null,
  },
};

function parseView(text: string): View {
  const parsed = viewSchema.safeParse(Object.fromEntries(new URLSearchParams(text)));
  if (!parsed.success) throw new ProblemError('invalid', because('view_invalid'), reasonsOf(parsed.error));
  return parsed.data;
}

/** The context as the view asks for it. Throws invalid for a view that says nothing sensible, not_found for a dead link. */
export async function applyView(
  context: Context,
  given: { view: string | undefined; token: string | undefined },
): Promise<Context> {
  const shared = given.token ? await openPreviewToken(context, given.token) : null;
  const isEmployee = mayDo(context.actor, 'readPages');
  if (!shared && !isEmployee) return context;
  // Who tries whether a link still works must not be shown the draft for being an employee.
  if (!shared && given.token !== undefined)
    throw new ProblemError('not_found', because('preview_link_expired'));
  const view = given.view === undefined ? {} : parseView(given.view);
  if (
    view.warehouse &&
    !(await knownWarehouses(context)).some((warehouse) => warehouse.id === view.warehouse)
  ) {
    throw new ProblemError('invalid', because('view_invalid'), {
      '/warehouse': [because('warehouse_not_found')],
    });
  }
  const most = shared && !isEmployee ? shared.as : null;
  const as = most ? (view.as ? lower(view.as, most) : most) : view.as;
  const at = view.at ? new Date(view.at) : null;
  return {
    ...context,
    actor: as ? simulated[as] : context.actor,
    sharedPage: shared?.pageId ?? null,
    ...(view.warehouse ? { warehouseId: view.warehouse } : {}),
    ...(at ? { now: () => at } : {}),
    trial: isEmployee ? (view.experiment ?? null) : null,
    // What is to come is for employees: a link shows one draft in the shop as it is.
    upcoming:
      isEmployee && (at || view.release)
        ? { until: at ?? context.now(), release: view.release ?? null }
        : null,
  };
}

const lower = (one: Audience, other: Audience): Audience =>
  audiences.indexOf(one) < audiences.indexOf(other) ? one : other;
