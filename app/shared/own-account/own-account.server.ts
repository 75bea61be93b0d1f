/** A person's own second factor, password and sessions, as the forms of /a/settings and /admin/account send them. */
import type { AppLoadContext } from '@remix-run/node';
import { answerOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { toLanguage } from '#schemas/domain/platform/language.ts';
import { drawQr, type QrDrawing } from './qr.server.ts';

type Api = AppLoadContext['api'];

/** `setup`: the key to scan, not yet confirmed. `codes`: shown this once, in the answer to the form alone. */
export type OwnAnswer = StaffAnswer & { setup?: { key: string; qr: QrDrawing }; codes?: string[] };

async function withSetup(api: Api, answer: StaffAnswer): Promise<OwnAnswer> {
  const started = await api.startTwoFactor();
  if (!started.ok) return { ...answer, done: false, message: started.problem.message };
  const { key, uri } = started.data;
  return { ...answer, setup: { key, qr: drawQr(uri) } };
}

const blank = (form: string): StaffAnswer => ({ form, done: true, values: {}, errors: {}, message: null });

async function confirm(api: Api, form: FormData): Promise<OwnAnswer> {
  const body = { password: textOf(form, 'password'), code: textOf(form, 'code') };
  const result = await api.confirmTwoFactor({ body });
  const answer = answerOf(form, 'confirm', result, m.staff_two_factor_on_done(), ['password', 'code']);
  return result.ok ? { ...answer, codes: result.data.recovery_codes } : withSetup(api, answer);
}

async function renew(api: Api, form: FormData): Promise<OwnAnswer> {
  const result = await api.renewRecoveryCodes({ body: { code: textOf(form, 'code') } });
  const answer = answerOf(form, 'codes', result, m.staff_codes_done(), ['code']);
  return result.ok ? { ...answer, codes: result.data.recovery_codes } : answer;
}

type Plain = {
  send: (api: Api, form: FormData) => Promise<ApiResult<unknown>>;
  done: () => string;
  shown?: string[];
};

const plain: Record<string, Plain> = {
  'two-factor-off': {
    send: (api, form) =>
      api.removeTwoFactor({ body: { password: textOf(form, 'password'), code: textOf(form, 'code') } }),
    done: m.staff_two_factor_off_done,
    shown: ['password', 'code'],
  },
  password: {
    send: (api, form) =>
      api.changePassword({
        body: { current: textOf(form, 'current'), password: textOf(form, 'password') },
      }),
    done: m.staff_password_done,
    shown: ['current', 'password'],
  },
  'email-language': {
    send: (api, form) => api.saveEmailLanguage({ body: { language: toLanguage(textOf(form, 'language')) } }),
    done: m.settings_language_saved,
  },
  end: {
    send: (api, form) => api.endSession({ params: { id: textOf(form, 'session') || 'none' } }),
    done: m.staff_session_done,
  },
  'end-others': { send: (api) => api.endOtherSessions(), done: m.staff_sessions_done },
};

/** What came of one of these forms; null for a form of another name. */
export async function actOnSecurity(api: Api, form: FormData): Promise<OwnAnswer | null> {
  const name = textOf(form, 'form');
  if (name === 'start') return withSetup(api, blank(name));
  if (name === 'confirm') return confirm(api, form);
  if (name === 'codes') return renew(api, form);
  const deed = Object.hasOwn(plain, name) ? plain[name] : undefined;
  return deed ? answerOf(form, name, await deed.send(api, form), deed.done(), deed.shown) : null;
}
