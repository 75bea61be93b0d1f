import { expect, test } from 'vitest';
import type { CodeMatch } from '#schemas/domain/catalog/count.ts';
import {
  type CountSheet,
  countOf,
  differenceOf,
  emptySheet,
  mostCounted,
  removeRow,
  resolve,
  scan,
  scanAll,
  settleCount,
  typeCount,
} from './count-sheet.ts';

const found = (code: string, id = code, on_hand = 5): CodeMatch => ({
  code,
  status: 'found',
  row: { _id: id, sku: id, name: id, bin: '', on_hand, committed: 2, available: on_hand - 2 },
});
const unknown = (code: string): CodeMatch => ({ code, status: 'unknown', row: null });
const counts = ({ rows }: CountSheet) => rows.map(({ _id, counted }) => `${_id} ${counted}`);

test('scans that come faster than they are looked up are all counted, the newest on top', () => {
  let sheet = scanAll(emptySheet, 'A\nB\r\n\n A \nA');
  expect(sheet.waiting.map(({ code, times }) => `${code} ${times}`)).toEqual(['A 3', 'B 1']);
  // More of them while the answer is on its way.
  sheet = scanAll(sheet, 'B\nC');
  sheet = resolve(sheet, [found('A'), found('B')]);
  expect(counts(sheet)).toEqual(['B 2', 'A 3']);
  expect(sheet.waiting).toMatchObject([{ code: 'C', times: 1 }]);
  sheet = scan(sheet, 'A');
  expect(counts(resolve(sheet, [found('C')]))).toEqual(['A 4', 'C 1', 'B 2']);
});

test('a barcode, and a SKU in other letters, count on the row of their SKU', () => {
  let sheet = resolve(scanAll(emptySheet, 'A\n4006\na'), [found('A'), found('4006', 'A'), found('a', 'A')]);
  expect(counts(sheet)).toEqual(['A 3']);
  sheet = scanAll(sheet, '4006\na');
  expect([counts(sheet), sheet.waiting]).toEqual([['A 5'], []]);
});

test('an unknown code is kept with how often it was scanned, and is looked up again when it comes again', () => {
  let sheet = resolve(scanAll(emptySheet, 'X\nX'), [unknown('X')]);
  expect(sheet.uncounted).toMatchObject([{ code: 'X', times: 2, why: 'unknown' }]);
  sheet = scan(sheet, 'X');
  expect([sheet.uncounted, sheet.waiting[0]?.times]).toEqual([[], 3]);
  expect(counts(resolve(sheet, [found('X')]))).toEqual(['X 3']);
  expect(scan(emptySheet, 'X'.repeat(81)).uncounted).toHaveLength(1);
});

test('what is typed is never rounded; scans over it wait for a number', () => {
  const sheet = resolve(scan(emptySheet, 'A'), [found('A')]);
  for (const text of ['1.5', 'abc', '', '-1', '1,000,001']) {
    const typed = typeCount(sheet, 'A', text);
    expect(typed.rows.map(countOf)).toEqual([null]);
    expect(typed.rows.map(differenceOf)).toEqual([null]);
    const scanned = scan(scan(typed, 'A'), 'A');
    expect(scanned.rows).toMatchObject([{ counted: text, later: 2 }]);
    expect(counts(settleCount(scanned, 'A'))).toEqual([`A ${text}`]);
    expect(settleCount(typeCount(scanned, 'A', '6'), 'A').rows).toMatchObject([{ counted: '8', later: 0 }]);
  }
  expect(typeCount(sheet, 'A', '1,250').rows.map(differenceOf)).toEqual([1245]);
});

test('rows are removed, and scans while they are saved wait for what is on hand then', () => {
  const sheet = resolve(scanAll(emptySheet, 'A\nB'), [found('A'), found('B')]);
  expect(counts(removeRow(sheet, 'A'))).toEqual(['B 1']);
  const held = scan(sheet, 'A', true);
  expect([counts(held), held.waiting[0]?.times]).toEqual([['B 1', 'A 1'], 1]);
});

test('a list that is full says what it did not take', () => {
  const codes = Array.from({ length: mostCounted + 1 }, (_, index) => `S${index}`);
  const sheet = resolve(
    scanAll(emptySheet, codes.join('\n')),
    codes.map((code) => found(code)),
  );
  expect(sheet.rows).toHaveLength(mostCounted);
  expect(sheet.uncounted).toMatchObject([{ code: `S${mostCounted}`, why: 'full' }]);
});
