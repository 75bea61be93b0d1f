import { expect, test } from 'vitest';
import { actorName } from '#app/features/admin/pages/editor/words/actor-name.ts';
import type { AuditEvent } from '#schemas/domain/content/editor.ts';
import { addressOf, particularsOf, subjectName } from './activity-words.ts';

const zone = 'America/Los_Angeles';
const event = (change: Partial<AuditEvent>): AuditEvent => ({
  _id: 'e1',
  at: '2026-11-21T23:30:00.000Z',
  actor: 'Iris Fenn',
  action: 'page.publish',
  subject: 'p1',
  name: 'Home',
  detail: {},
  ...change,
});

test('a change of role and name is said in words, from and to', () => {
  const detail = { role_from: 'viewer', role_to: 'admin', name_from: 'Una F', name_to: 'Una G' };
  expect(particularsOf(event({ action: 'employee.change', detail }), zone)).toEqual([
    'Viewer → Admin',
    'Una F → Una G',
  ]);
});

test('a schedule says its moment in the zone it was chosen in', () => {
  const detail = { action: 'unpublish', at: '2026-12-01T06:00:00.000Z', zone: 'America/Chicago' };
  expect(particularsOf(event({ action: 'schedule.create', detail }), zone)).toEqual([
    'unpublishes Dec 1, 2026, 12:00 AM CST',
  ]);
});

test('what nobody knows is left out, and never breaks the line', () => {
  const detail = { what: 'constructor', at: 'soon', odd: 'thing' };
  expect(particularsOf(event({ action: 'employee.two_factor', detail }), zone)).toEqual([]);
  expect(subjectName(event({ name: '' }))).toBe('p1');
  expect(actorName('operator')).toBe('Server administrator');
});

test('links lead where the reader may go, and to nothing that is gone', () => {
  expect(addressOf(event({}), 'editor')).toBe('/admin/pages/p1');
  expect(addressOf(event({ action: 'page.delete' }), 'admin')).toBeNull();
  const employee = event({ action: 'employee.change', subject: 'a1' });
  expect(addressOf(employee, 'admin')).toBe('/admin/employees/a1');
  expect(addressOf(employee, 'publisher')).toBeNull();
});
