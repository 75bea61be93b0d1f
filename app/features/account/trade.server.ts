/** /trade-register and its unlisted variant /addtt3 (docs/product.md#trade-registration, #login). */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { formObject } from '#app/shared/forms/form-data.ts';
import { refuse, welcome } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApplyForTrade } from '#schemas/domain/people/company.ts';
import { usStates } from '#schemas/domain/platform/address.ts';

const path = '/trade-register';

export async function loadTrade({ api, cache, hasSession }: AppLoadContext) {
  cache.forbid();
  const session = hasSession ? await api.getSession() : null;
  const profile = session?.ok ? session.data : null;
  // Without the reason the status stands all the same.
  const details = profile?.company?.status === 'declined' ? await api.getCompany().catch(() => null) : null;
  return {
    states: usStates,
    person: profile ? { name: `${profile.first_name} ${profile.last_name}`, email: profile.email } : null,
    company: profile?.company
      ? {
          name: profile.company.name,
          status: profile.company.status,
          reason: details?.ok ? details.data.decline_reason : '',
        }
      : null,
  };
}

export async function applyForTrade(context: AppLoadContext, request: Request, source?: 'tt3') {
  const form = await request.formData();
  const { person, ...fields } = formObject(form);
  // The API checks every field; only the mark is ours to set.
  const body = {
    ...fields,
    ...(person ? { person } : {}),
    source,
  } as unknown as ApplyForTrade;
  const result = await context.api.applyForTrade({ body });
  if (!result.ok) {
    // Somebody who applied in another window sees how it stands.
    if (result.problem.code === 'forbidden') return redirect(path, 303);
    return refuse(form, result.problem, m.account_credentials());
  }
  return person ? welcome(context, request, path) : redirect(path, 303);
}
