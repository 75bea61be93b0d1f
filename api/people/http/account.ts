import { getSession, logIn, logOut, register } from '#api/people/accounts/log-in.ts';
import { admit } from '#api/people/http/admit.ts';
import { forgetVisitor } from '#api/platform/http/cookies.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { accountCalls } from '#schemas/contract/people/account.ts';

export const accountHandlers: HandlersOf<typeof accountCalls> = {
  register: async (context, { body, c }) => admit(c, await register(context, body, c.get('sessionToken'))),
  login: async (context, { body, c }) => admit(c, await logIn(context, body, c.get('sessionToken'))),
  getSession: (context) => getSession(context),
  logout: async (context, { c }) => {
    await logOut(context, c.get('sessionToken'));
    forgetVisitor(c);
    return {};
  },
};
