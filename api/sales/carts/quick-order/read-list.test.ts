import { describe, expect, it } from 'vitest';
import { readCsv, readText } from './read-list.ts';

const pairs = (rows: { code: string; quantity: string }[]) =>
  rows.map(({ code, quantity }) => [code, quantity]);

describe('a list that somebody typed', () => {
  it('takes what people put between a SKU and its quantity, and keeps the lines’ numbers', () => {
    const rows = readText('A-1 2\nB-2\t3\r\n\nC-3, 4\nD-4;5\nE-5 x 6\nF-6\n  G-7   8  ');
    expect(pairs(rows)).toEqual([
      ['A-1', '2'],
      ['B-2', '3'],
      ['C-3', '4'],
      ['D-4', '5'],
      ['E-5', '6'],
      ['F-6', '1'],
      ['G-7', '8'],
    ]);
    expect(rows.map(({ row }) => row)).toEqual([1, 2, 4, 5, 6, 7, 8]);
  });
  it('pasted from a spreadsheet, keeps a number with its thousands', () => {
    expect(pairs(readText('A-1\t1,200\nB-2\t1,5\nC-3\t2;'))).toEqual([
      ['A-1', '1,200'],
      ['B-2', '1,5'],
      ['C-3', '2'],
    ]);
  });
  it('pasted with the names of its columns, leaves them out; a code that is called like one stays', () => {
    expect(readText('SKU\tQty\nA-1\t2')).toEqual([{ row: 2, code: 'A-1', quantity: '2' }]);
    expect(pairs(readText('Item number, Quantity\nA-1, 2'))).toEqual([['A-1', '2']]);
    expect(pairs(readText('SKU\nA-1'))).toEqual([['A-1', '1']]);
    expect(pairs(readText('PART-2 4\nA-1 2'))).toEqual([
      ['PART-2', '4'],
      ['A-1', '2'],
    ]);
    expect(pairs(readText('SKU'))).toEqual([['SKU', '1']]);
  });
  it('typed with a space before it, too', () => {
    expect(pairs(readText('A-1 1,200\nB-2 3, 4'))).toEqual([
      ['A-1', '1,200'],
      ['B-2 3', '4'],
    ]);
  });
  it('keeps what is no quantity, so that the row can be refused', () => {
    expect(pairs(readText('A-1 many'))).toEqual([['A-1', 'many']]);
  });
});

describe('a sheet', () => {
  it('is read by its headers, wherever they stand', () => {
    const text = '\uFEFFQty;Description;SKU\n2;"Faucet; brass";A-1\n;Tray;B-2\n';
    expect(readCsv(text)).toEqual([
      { row: 2, code: 'A-1', quantity: '2' },
      { row: 3, code: 'B-2', quantity: '1' },
    ]);
  });
  it('is read by its column SKU, whatever else has a name like one', () => {
    expect(pairs(readCsv('Item,SKU,Quantity\nFaucet,A-1,2\n'))).toEqual([['A-1', '2']]);
    expect(pairs(readCsv('Item,Item Number,Qty\nFaucet,A-1,2\n'))).toEqual([['A-1', '2']]);
    expect(pairs(readCsv('Artículo;Código;Cantidad\nGrifo;A-1;2\n'))).toEqual([['A-1', '2']]);
    expect(pairs(readCsv('Producto,N.º de artículo,Cant.\nGrifo,A-1,2\n'))).toEqual([['A-1', '2']]);
  });
  it('without headers is its first two columns, the first row too', () => {
    expect(pairs(readCsv('A-1,2\nB-2,3\n'))).toEqual([
      ['A-1', '2'],
      ['B-2', '3'],
    ]);
  });
});
