import { expect, it } from 'vitest';
import { companyRoles, invitableRoles } from './company-features.ts';
import { losesLastAdmin, mayKeepJobs, mayManagePeople, mayPlaceOrders } from './company-roles.ts';

it('orders and jobs are for admins, buyers and approvers, people for admins alone, nothing for nobody', () => {
  const whoMay = (may: typeof mayPlaceOrders) => companyRoles.filter((role) => may(role));
  expect(whoMay(mayPlaceOrders)).toEqual(['admin', 'buyer', 'approver']);
  expect(whoMay(mayKeepJobs)).toEqual(['admin', 'buyer', 'approver']);
  expect(whoMay(mayManagePeople)).toEqual(['admin']);
  expect([mayPlaceOrders(null), mayKeepJobs(null), mayManagePeople(null)]).toEqual([false, false, false]);
});

it('a company keeps its last admin who is on, whatever is done to that person', () => {
  const ana = { _id: 'ana', role: 'admin', active: true } as const;
  const bela = { _id: 'bela', role: 'admin', active: false } as const;
  const cleo = { _id: 'cleo', role: 'buyer', active: true } as const;
  const people = [ana, bela, cleo];
  for (const change of [{ role: 'buyer' }, { active: false }, 'remove'] as const)
    expect(losesLastAdmin(people, 'ana', change)).toBe(true);
  expect(losesLastAdmin(people, 'ana', { role: 'admin' })).toBe(false);
  expect(losesLastAdmin(people, 'bela', 'remove')).toBe(false);
  expect(losesLastAdmin(people, 'cleo', { active: false })).toBe(false);
  expect(losesLastAdmin([ana, { ...bela, active: true }], 'ana', 'remove')).toBe(false);
});

it('a buyer invites buyers while orders need no approval', () => {
  const company = { status: 'approved', features: ['invite', 'invite:buyer', 'invite:viewer'] };
  const approving = { ...company, features: [...company.features, 'approvals'] };
  expect(invitableRoles(company, 'buyer')).toEqual(['buyer']);
  expect(invitableRoles(approving, 'buyer')).toEqual([]);
  expect(invitableRoles(approving, 'viewer')).toEqual(['viewer']);
  expect(invitableRoles(approving, 'admin')).toEqual(companyRoles);
  expect(invitableRoles({ ...company, status: 'pending' }, 'buyer')).toEqual([]);
});
