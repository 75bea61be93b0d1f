import { enterCode } from '#api/people/accounts/enter-code.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  getSecurity,
} from '#api/people/accounts/own-security.ts';
import {
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#api/people/accounts/own-two-factor.ts';
import { changeEmployee, resetTwoFactor } from '#api/people/employees/change-employee.ts';
import { createEmployee } from '#api/people/employees/create-employee.ts';
import { inviteEmployee, inviteEmployeeAgain } from '#api/people/employees/invite-employee.ts';
import { acceptEmployeeInvitation, getEmployeeInvitation } from '#api/people/employees/join-staff.ts';
import { listEmployees, requireTwoFactor } from '#api/people/employees/list-employees.ts';
import { challengeOf } from '#api/platform/http/cookies.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { employeeCalls } from '#schemas/contract/people/employees.ts';
import { admit } from './admit.ts';

export const employeeHandlers: HandlersOf<typeof employeeCalls> = {
  listEmployees: (context) => listEmployees(context),
  createEmployee: (context, { body }) => createEmployee(context, body),
  inviteEmployee: (context, { body }) => inviteEmployee(context, body),
  inviteEmployeeAgain: (context, { params }) => inviteEmployeeAgain(context, params.id),
  changeEmployee: (context, { params, body }) => changeEmployee(context, params.id, body),
  resetTwoFactor: (context, { params }) => resetTwoFactor(context, params.id),
  requireTwoFactor: (context, { body }) => requireTwoFactor(context, body.require_two_factor),
  getEmployeeInvitation: (context, { params }) => getEmployeeInvitation(context, params.id),
  acceptEmployeeInvitation: async (context, { params, body, c }) =>
    admit(c, await acceptEmployeeInvitation(context, params.id, body.password, c.get('sessionToken'))),

  enterCode: async (context, { body, c }) =>
    admit(c, await enterCode(context, challengeOf(c), body.code, c.get('sessionToken'))),
  getSecurity: (context, { c }) => getSecurity(context, c.get('sessionToken')),
  startTwoFactor: (context) => startTwoFactor(context),
  confirmTwoFactor: (context, { body, c }) => confirmTwoFactor(context, body, c.get('sessionToken')),
  renewRecoveryCodes: (context, { body }) => renewRecoveryCodes(context, body.code),
  removeTwoFactor: (context, { body }) => removeTwoFactor(context, body),
  changePassword: (context, { body, c }) => changePassword(context, body, c.get('sessionToken')),
  endSession: (context, { params }) => endSession(context, params.id),
  endOtherSessions: (context, { c }) => endOtherSessions(context, c.get('sessionToken')),
};
