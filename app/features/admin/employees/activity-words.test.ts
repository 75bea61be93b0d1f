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

test('a judgment says the product and its grades', () => {
  const detail = { changes: '[{"at":"/Lever 1~12 in","from":"","to":"3"}]' };
  const judged = event({ action: 'search.judge', subject: 'search:lever', name: 'lever', detail });
  expect(particularsOf(judged, zone)).toEqual(['Lever 1/2 in: none → Exact']);
  const file = { changes: '[{"at":"/lever/Lever","from":"2","to":"0"}]' };
  const imported = event({ action: 'search.import_judgments', name: '', detail: file });
  expect(particularsOf(imported, zone)).toEqual(['lever › Lever: Close → No answer']);
  expect(subjectName(imported)).toBe('CSV');
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

test('what was changed of a product, a coupon or a setting is said by its fields’ names, from and to', () => {
  const changes = (list: unknown[]) => ({ changes: JSON.stringify(list) });
  const product = changes([
    { at: '/skus/FB-36/retail', from: '100', to: '110' },
    { at: '/skus/FB-36/stock/Portland/quantity', from: '4', to: '2' },
    { at: '/skus/FB-48', row: 'added' },
    { at: '/description' },
    { at: '/skus/FB-36/cost', from: '', to: '40.5' },
  ]);
  expect(particularsOf(event({ action: 'product.change', detail: product }), zone)).toEqual([
    'Variants › FB-36 › Retail: $100.00 → $110.00',
    'Variants › FB-36 › Stock › Portland › Quantity: 4 → 2',
    'Variants › FB-48 added',
    'Description changed',
    'Variants › FB-36 › Cost: none → $40.50',
  ]);
  const coupon = { type: 'coupon', ...changes([{ at: '/percent', from: '5', to: '50' }]) };
  expect(particularsOf(event({ action: 'pricing.change', detail: coupon }), zone)).toEqual([
    'Percent: 5 → 50',
  ]);
  const many = changes(
    Array.from({ length: 11 }, (_, at) => ({ at: `/skus/S-${at}/retail`, from: '1', to: '2' })),
  );
  expect(particularsOf(event({ action: 'product.bulk', detail: many }), zone).slice(7)).toEqual([
    'Variants › S-7 › Retail: $1.00 → $2.00',
    'and 3 more',
  ]);
  expect(particularsOf(event({ action: 'product.change', detail: { changes: '{' } }), zone)).toEqual([]);
});
