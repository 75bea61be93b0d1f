import { describe, expect, it } from 'vitest';
import { changesTables, PreparedNames } from './prepared.ts';

describe('names of prepared statements', () => {
  it('are given the second time, and to what reads and writes rows only', () => {
    const names = new PreparedNames(10, () => {});
    expect(names.nameOf('select 1')).toBeNull();
    const name = names.nameOf('select 1');
    expect(name).not.toBeNull();
    expect(names.nameOf('select 1')).toBe(name);
    for (const sql of ['begin', 'create table a (b int)', 'analyze', 'set jit = off']) {
      names.nameOf(sql);
      expect(names.nameOf(sql), sql).toBeNull();
    }
  });

  it('make room for others, and are never given twice', () => {
    const forgotten: string[] = [];
    const names = new PreparedNames(2, (name) => forgotten.push(name));
    const given = ['select 1', 'select 2', 'select 3'].map((sql) => names.nameOf(sql) ?? names.nameOf(sql));
    expect(forgotten).toEqual([given[0]]);
    names.clear();
    expect(names.nameOf('select 2')).toBeNull();
    expect(given).not.toContain(names.nameOf('select 2'));
  });

  it('are forgotten by a statement that changes tables, not by one that only says so', () => {
    expect(changesTables('alter table product add column finish text')).toBe(true);
    expect(changesTables('begin; create index a on b (c)')).toBe(true);
    expect(changesTables("select 'drop table product'")).toBe(false);
    expect(changesTables('begin')).toBe(false);
  });
});
