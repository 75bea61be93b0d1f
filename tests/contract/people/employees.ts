import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/people/account.ts';
import type { Employee } from '#schemas/domain/people/employee.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const step = 30_000;
/** The code an authenticator app shows now, or `steps` later. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * step });

export function employeesContract({ visitor, operator, accountOf }: ContractTools): void {
  const password = 'correct horse battery';
  const someone = (name: string) => ({
    first_name: name,
    last_name: 'Fenn',
    email: `${name.toLowerCase()}.${randomUUID()}@example.com`,
  });
  type Hand = { person: Visitor; email: string; id: string };
  const signIn = async (email: string) => {
    const person = visitor();
    const profile = dataOf(await person.login({ body: { email, password, employee: true } }));
    return { person, email, id: profile._id };
  };
  const hire = async (role: EmployeeRole, name = 'Kit'): Promise<Hand> => {
    const who = someone(name);
    dataOf(await operator().createEmployee({ body: { ...who, role, password } }));
    return signIn(who.email);
  };
  const staff = async () => dataOf(await operator().listEmployees()).employees;
  const found = async (id: string): Promise<Employee> => {
    const employee = (await staff()).find(({ _id }) => _id === id);
    if (!employee) throw new Error('no such employee');
    return employee;
  };
  /** Switches the second factor on; the code that did is of the step before this one, so that now's is still good. */
  const protect = async ({ person }: Hand, own = password) => {
    const { key, uri } = dataOf(await person.startTwoFactor());
    expect(uri).toContain(`secret=${key}`);
    const { recovery_codes } = dataOf(
      await person.confirmTwoFactor({ body: { password: own, code: codeOf(key, -1) } }),
    );
    return { key, recovery_codes };
  };
  const half = async (email: string) => {
    const person = visitor();
    expect(problemOf(await person.login({ body: { email, password } })).code).toBe('second_factor');
    return person;
  };
  /** The clock stands in the middle of a step: no code goes out of date between here and there. */
  const standStill = () => {
    beforeEach(() => {
      const now = (Math.floor(Date.now() / step) + 0.5) * step;
      vi.useFakeTimers({ toFake: ['Date'], now });
    });
    afterEach(() => {
      vi.useRealTimers();
    });
  };

  describe('employees', () => {
    standStill();
    it('are made with a password by whoever holds the machine, and by nobody else', async () => {
      const body = { ...someone('Lou'), role: 'admin' as const };
      const made = dataOf(await operator().createEmployee({ body }));
      expect(made.password).toMatch(/^\S{16,}$/);
      const taken = problemOf(await operator().createEmployee({ body }));
      expect(Object.keys(taken.fieldErrors ?? {})).toEqual(['/email']);
      const { person } = await hire('admin');
      expect(problemOf(await person.createEmployee({ body })).code).toBe('forbidden');
      expect(problemOf(await visitor().createEmployee({ body })).code).toBe('unauthenticated');
    });

    it('are managed by admins alone', async () => {
      const other = await hire('viewer', 'Other');
      const params = { id: other.id };
      const calls = (who: Visitor) => [
        who.listEmployees(),
        who.inviteEmployee({ body: { ...someone('New'), role: 'viewer' } }),
        who.inviteEmployeeAgain({ params }),
        who.changeEmployee({ params, body: { role: 'admin' } }),
        who.resetTwoFactor({ params }),
        who.requireTwoFactor({ body: { require_two_factor: false } }),
      ];
      const codes = async (who: Visitor) =>
        (await Promise.all(calls(who))).map((answer) => problemOf(answer).code);
      for (const role of employeeRoles.filter((name) => name !== 'admin'))
        expect(new Set(await codes((await hire(role)).person)), role).toEqual(new Set(['forbidden']));
      const shopper = visitor();
      dataOf(await shopper.login({ body: accountOf('shopper') }));
      expect(new Set(await codes(shopper))).toEqual(new Set(['forbidden']));
      expect(new Set(await codes(visitor()))).toEqual(new Set(['unauthenticated']));
      expect((await found(other.id)).role).toBe('viewer');
    });

    it('are invited without a password, and cannot get in before they have set one', async () => {
      const { person: admin } = await hire('admin');
      const who = someone('Bela');
      const invited = dataOf(await admin.inviteEmployee({ body: { ...who, role: 'editor' } }));
      expect(invited).toMatchObject({ ...who, role: 'editor', status: 'invited', two_factor: false });
      expect(invited.invited_until).not.toBeNull();
      expect(JSON.stringify(invited)).not.toContain('token');
      const again = problemOf(await admin.inviteEmployee({ body: { ...who, role: 'editor' } }));
      expect(Object.keys(again.fieldErrors ?? {})).toEqual(['/email']);
      dataOf(await admin.inviteEmployeeAgain({ params: { id: invited._id } }));
      const chosen = { ...someone('X'), role: 'viewer' as const, password };
      expect(problemOf(await admin.inviteEmployee({ body: chosen })).code).toBe('invalid');
      const joined = await hire('viewer');
      expect(problemOf(await admin.inviteEmployeeAgain({ params: { id: joined.id } })).code).toBe('invalid');
      const params = { id: 'made-up' };
      expect(problemOf(await visitor().getEmployeeInvitation({ params })).code).toBe('not_found');
      const accepted = await visitor().acceptEmployeeInvitation({ params, body: { password } });
      expect(problemOf(accepted).code).toBe('not_found');
    });

    it('have their new role at the next request', async () => {
      const { person: admin } = await hire('admin');
      const other = await hire('viewer', 'Other');
      expect(problemOf(await other.person.listCompanies()).code).toBe('forbidden');
      const params = { id: other.id };
      const body = { role: 'sales' as const, first_name: 'Una' };
      expect(dataOf(await admin.changeEmployee({ params, body }))).toMatchObject(body);
      dataOf(await other.person.listCompanies());
      dataOf(await admin.changeEmployee({ params, body: { role: 'viewer' } }));
      expect(problemOf(await other.person.listCompanies()).code).toBe('forbidden');
      const shopper = dataOf(await visitor().login({ body: accountOf('shopper') }));
      const change = { params: { id: shopper._id }, body: { role: 'admin' as const } };
      expect(problemOf(await admin.changeEmployee(change)).code).toBe('not_found');
    });

    it('are out at once when they are switched off, and say no more than a wrong password at the door', async () => {
      const { person: admin } = await hire('admin');
      const other = await hire('editor', 'Other');
      const params = { id: other.id };
      const off = dataOf(await admin.changeEmployee({ params, body: { active: false } }));
      expect(off.status).toBe('off');
      expect(problemOf(await other.person.getSession()).code).toBe('unauthenticated');
      for (const employee of [true, undefined] as const) {
        const body = { email: other.email, password, ...(employee ? { employee } : {}) };
        expect(problemOf(await visitor().login({ body }))).toMatchObject({
          code: 'credentials',
          message: 'Your email or password were incorrect. Please try again.',
        });
      }
      expect(dataOf(await admin.changeEmployee({ params, body: { active: true } })).status).toBe('active');
      await signIn(other.email);
      expect(problemOf(await other.person.getSession()).code).toBe('unauthenticated');
    });

    it('never lose the last admin, whoever tries, and however many at a time', async () => {
      const [ada, bela] = [await hire('admin', 'Ada'), await hire('admin', 'Bela')];
      const own = (body: { role: 'viewer' } | { active: false }) =>
        ada.person.changeEmployee({ params: { id: ada.id }, body });
      expect(Object.keys(problemOf(await own({ role: 'viewer' })).fieldErrors ?? {})).toEqual(['/role']);
      expect(Object.keys(problemOf(await own({ active: false })).fieldErrors ?? {})).toEqual(['/active']);

      const atWork = async () =>
        (await staff()).filter(({ role, status }) => role === 'admin' && status === 'active');
      for (const { _id } of await atWork())
        if (_id !== ada.id && _id !== bela.id)
          dataOf(await operator().changeEmployee({ params: { id: _id }, body: { active: false } }));
      // Each takes the other's role away at the same moment: one of them comes first.
      const answers = await Promise.all([
        ada.person.changeEmployee({ params: { id: bela.id }, body: { role: 'viewer' } }),
        bela.person.changeEmployee({ params: { id: ada.id }, body: { active: false } }),
        operator().changeEmployee({ params: { id: ada.id }, body: { role: 'sales' } }),
        operator().changeEmployee({ params: { id: bela.id }, body: { active: false } }),
      ]);
      expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(2);
      const left = await atWork();
      expect(left).toHaveLength(1);
      const last = { params: { id: left[0]?._id ?? '' } };
      for (const body of [{ role: 'editor' as const }, { active: false }])
        expect(problemOf(await operator().changeEmployee({ ...last, body })).code).toBe('invalid');
    });
  });

  describe('the second factor', () => {
    standStill();
    it('is asked for after a right password, at both doors, and of a wrong one nothing is said', async () => {
      const hand = await hire('editor');
      const { key } = await protect(hand);
      const sentence = 'Your email or password were incorrect. Please try again.';
      for (const employee of [true, undefined] as const) {
        const body = { email: hand.email, password, ...(employee ? { employee } : {}) };
        const person = visitor();
        const wrong = await person.login({ body: { ...body, password: 'not this one' } });
        expect(problemOf(wrong)).toMatchObject({ code: 'credentials', message: sentence });
        expect(person.cookies.has('challenge')).toBe(false);
        expect(problemOf(await person.login({ body })).code).toBe('second_factor');
        expect(person.cookies.has('session')).toBe(false);
        expect(problemOf(await person.getSession()).code).toBe('unauthenticated');
      }
      const person = await half(hand.email);
      expect(problemOf(await person.enterCode({ body: { code: '000000' } })).code).toBe('credentials');
      expect(dataOf(await person.enterCode({ body: { code: codeOf(key) } })).role).toBe('editor');
      expect(person.cookies.has('challenge')).toBe(false);
      expect(dataOf(await person.getSession()).email).toBe(hand.email);
      expect((await found(hand.id)).two_factor).toBe(true);
    });

    it('takes a code once, also when two send it at the same moment, and none of an earlier step', async () => {
      const hand = await hire('editor');
      const { key } = await protect(hand);
      const tabs = [await half(hand.email), await half(hand.email), await half(hand.email)];
      const code = codeOf(key);
      const answers = await Promise.all(tabs.map((tab) => tab.enterCode({ body: { code } })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const replay = await half(hand.email);
      for (const used of [code, codeOf(key, -1)])
        expect(problemOf(await replay.enterCode({ body: { code: used } })).code).toBe('credentials');
      dataOf(await replay.enterCode({ body: { code: codeOf(key, 1) } }));
      expect(
        problemOf(await (await half(hand.email)).enterCode({ body: { code: codeOf(key, 2) } })).code,
      ).toBe('credentials');
    });

    it('takes a recovery code once, however it is typed, and counts what is left', async () => {
      const hand = await hire('editor');
      const { key, recovery_codes } = await protect(hand);
      expect(recovery_codes).toHaveLength(10);
      const code = recovery_codes[3] ?? '';
      const person = await half(hand.email);
      dataOf(await person.enterCode({ body: { code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` } }));
      expect(problemOf(await (await half(hand.email)).enterCode({ body: { code } })).code).toBe(
        'credentials',
      );
      expect(dataOf(await person.getSecurity()).recovery_codes_left).toBe(9);
      const renewed = dataOf(await person.renewRecoveryCodes({ body: { code: codeOf(key) } }));
      expect(renewed.recovery_codes).not.toContain(recovery_codes[4]);
      const stale = await (await half(hand.email)).enterCode({ body: { code: recovery_codes[4] ?? '' } });
      expect(problemOf(stale).code).toBe('credentials');
    });

    it('forgets the first step after five minutes, and when the password or the person changes', async () => {
      const hand = await hire('editor');
      const { recovery_codes } = await protect(hand);
      const code = (index: number) => ({ body: { code: recovery_codes[index] ?? '' } });
      expect(problemOf(await visitor().enterCode(code(0))).code).toBe('unauthenticated');
      const forged = visitor();
      forged.cookies.set('challenge', `${hand.id}:${Date.now() + step}:x.forged`);
      expect(problemOf(await forged.enterCode(code(0))).code).toBe('unauthenticated');
      const slow = await half(hand.email);
      const hasty = await half(hand.email);
      const now = Date.now();
      vi.setSystemTime(now + 5 * 60_000 + 1000);
      expect(problemOf(await slow.enterCode(code(0))).code).toBe('unauthenticated');
      vi.setSystemTime(now);
      const next = 'another horse battery';
      dataOf(await hand.person.changePassword({ body: { current: password, password: next } }));
      expect(problemOf(await hasty.enterCode(code(0))).code).toBe('unauthenticated');
      const leaver = visitor();
      await leaver.login({ body: { email: hand.email, password: next } });
      dataOf(await operator().changeEmployee({ params: { id: hand.id }, body: { active: false } }));
      expect(problemOf(await leaver.enterCode(code(0))).code).toBe('unauthenticated');
    });

    it('stops a guesser of codes after eight tries', async () => {
      const hand = await hire('editor');
      const { key } = await protect(hand);
      const person = await half(hand.email);
      const codes: string[] = [];
      for (let attempt = 0; attempt < 9; attempt++)
        codes.push(problemOf(await person.enterCode({ body: { code: 'a guess' } })).code);
      expect(codes.slice(0, 8).every((code) => code === 'credentials')).toBe(true);
      expect(codes[8]).toBe('too_many_requests');
      expect(problemOf(await person.enterCode({ body: { code: codeOf(key) } })).code).toBe(
        'too_many_requests',
      );
    });

    it('goes off with password and code, or by another admin for a lost phone', async () => {
      const hand = await hire('editor');
      const { key, recovery_codes } = await protect(hand);
      const { person } = hand;
      expect(problemOf(await person.startTwoFactor()).code).toBe('stale_version');
      const off = (secret: string, code: string) =>
        person.removeTwoFactor({ body: { password: secret, code } });
      expect(Object.keys(problemOf(await off('not it', codeOf(key))).fieldErrors ?? {})).toEqual([
        '/password',
      ]);
      expect(Object.keys(problemOf(await off(password, '000000')).fieldErrors ?? {})).toEqual(['/code']);
      dataOf(await off(password, codeOf(key)));
      await signIn(hand.email);
      expect(dataOf(await person.getSecurity())).toMatchObject({
        two_factor_since: null,
        recovery_codes_left: 0,
      });

      const second = await protect(hand);
      expect(second.key).not.toBe(key);
      expect(second.recovery_codes).not.toEqual(recovery_codes);
      const admin = await hire('admin');
      dataOf(await admin.person.resetTwoFactor({ params: { id: hand.id } }));
      expect(problemOf(await person.getSession()).code).toBe('unauthenticated');
      await signIn(hand.email);
      const own = await admin.person.resetTwoFactor({ params: { id: admin.id } });
      expect(problemOf(own).code).toBe('invalid');
    });

    it('is for people with an account', async () => {
      expect(problemOf(await visitor().startTwoFactor()).code).toBe('unauthenticated');
    });

    it('may be asked of everybody: a role sleeps until its person has one', async () => {
      const admin = await hire('admin');
      const require = (on: boolean) => admin.person.requireTwoFactor({ body: { require_two_factor: on } });
      expect(Object.keys(problemOf(await require(true)).fieldErrors ?? {})).toEqual(['/require_two_factor']);
      const { key } = await protect(admin);
      const before = await hire('sales', 'Before');
      try {
        expect(dataOf(await require(true)).require_two_factor).toBe(true);
        dataOf(await before.person.listCompanies());
        const late = visitor();
        const body = { email: before.email, password, employee: true as const };
        expect(dataOf(await late.login({ body }))).toMatchObject({ role: null, two_factor_due: true });
        expect(dataOf(await late.getSession())).toMatchObject({ role: null, two_factor_due: true });
        expect(problemOf(await late.listCompanies()).code).toBe('forbidden');
        await protect({ ...before, person: late });
        expect(dataOf(await late.getSession())).toMatchObject({ role: 'sales', two_factor_due: false });
        dataOf(await late.listCompanies());
        const off = await admin.person.removeTwoFactor({ body: { password, code: codeOf(key) } });
        expect(problemOf(off).code).toBe('forbidden');
      } finally {
        dataOf(await operator().requireTwoFactor({ body: { require_two_factor: false } }));
      }
      // Without the rule, who has a second factor is still asked for it.
      await half(before.email);
    });
  });

  describe('the log of activity', () => {
    standStill();
    it('names who did what to whom, and is asked by person, kind and subject', async () => {
      const { person: admin, id: adminId } = await hire('admin', 'Iris');
      const other = await hire('viewer', 'Other');
      const params = { id: other.id };
      dataOf(await admin.changeEmployee({ params, body: { role: 'editor' } }));
      dataOf(await admin.changeEmployee({ params, body: { role: 'editor' } }));
      dataOf(await admin.changeEmployee({ params, body: { active: false } }));
      const of = async (query: NonNullable<Parameters<Visitor['listAudit']>[0]>['query']) =>
        dataOf(await admin.listAudit({ query }));
      const { events } = await of({ subject: other.id });
      expect(events.map(({ actor, action, name, detail }) => [actor, action, name, detail])).toEqual([
        ['Iris Fenn', 'employee.remove', 'Other Fenn', {}],
        ['Iris Fenn', 'employee.change', 'Other Fenn', { role_from: 'viewer', role_to: 'editor' }],
        ['operator', 'employee.create', 'Other Fenn', { role: 'viewer' }],
      ]);
      expect((await of({ subject: other.id, actor: adminId })).events).toHaveLength(2);
      expect((await of({ subject: other.id, kind: 'page' })).events).toEqual([]);
      expect((await of({ subject: other.id, kind: 'employee' })).actors).toContainEqual({
        _id: adminId,
        name: 'Iris Fenn',
      });
      expect((await of({ subject: other.id, before: events[1]?._id })).events).toHaveLength(1);
      const sales = await hire('sales');
      expect(problemOf(await sales.person.listAudit()).code).toBe('forbidden');
    });
  });

  describe('an employee’s own sessions', () => {
    standStill();
    it('are listed, ended one by one, and all but this one; nobody else’s', async () => {
      const hand = await hire('viewer');
      const [second, third] = [await signIn(hand.email), await signIn(hand.email)];
      const sessions = dataOf(await hand.person.getSecurity()).sessions;
      expect(sessions).toHaveLength(3);
      expect(sessions.filter(({ current }) => current)).toHaveLength(1);
      const theirs = dataOf(await second.person.getSecurity()).sessions.find(({ current }) => current);
      const params = { id: theirs?._id ?? '' };
      const stranger = await hire('viewer', 'Stranger');
      expect(problemOf(await stranger.person.endSession({ params })).code).toBe('not_found');
      dataOf(await hand.person.endSession({ params }));
      expect(problemOf(await second.person.getSession()).code).toBe('unauthenticated');
      dataOf(await hand.person.endOtherSessions());
      expect(problemOf(await third.person.getSession()).code).toBe('unauthenticated');
      dataOf(await hand.person.getSession());
      dataOf(await stranger.person.getSession());
    });

    it('end with a new password and with a second factor, but for the one that did it', async () => {
      const hand = await hire('viewer');
      const other = await signIn(hand.email);
      const wrong = { body: { current: 'not it', password: 'another horse battery' } };
      expect(Object.keys(problemOf(await hand.person.changePassword(wrong)).fieldErrors ?? {})).toEqual([
        '/current',
      ]);
      dataOf(await other.person.getSession());
      dataOf(await hand.person.changePassword({ body: { ...wrong.body, current: password } }));
      expect(problemOf(await other.person.getSession()).code).toBe('unauthenticated');
      const body = { email: hand.email, password: wrong.body.password };
      const third = visitor();
      dataOf(await third.login({ body }));
      await protect(hand, body.password);
      expect(problemOf(await third.getSession()).code).toBe('unauthenticated');
      dataOf(await hand.person.getSession());
    });
  });
}
