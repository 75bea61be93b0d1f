import { describe, expect, it, vi } from 'vitest';
import { fakeVersions } from '#tests/factories/versions.ts';
import { nobody, type SessionActor } from './actor.ts';
import { ActorMemory } from './actor-memory.ts';

function setUp() {
  const { fake, versions, move } = fakeVersions();
  return { memory: new ActorMemory(versions), versions: fake, move };
}

const at = (ms: number) => new Date(Date.parse('2026-11-24T10:00:00Z') + ms);
const buyer: SessionActor = {
  ...nobody,
  accountId: 'ada',
  companyId: 'byrne',
  audience: 'company',
  sessionUntil: at(20_000).toISOString(),
};

describe('ActorMemory', () => {
  it('reads a session once, until its account or its company moves', async () => {
    const { memory, move } = setUp();
    const read = vi.fn(async () => buyer);
    const ask = () => memory.get('hash', at(0), read);
    expect([await ask(), await ask()]).toEqual([buyer, buyer]);
    move('account:other', 'product:1');
    await ask();
    expect(read).toHaveBeenCalledTimes(1);
    for (const tag of ['account:ada', 'company:byrne']) {
      move(tag);
      await ask();
    }
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('forgets with the session, and after a while all the same', async () => {
    const { memory } = setUp();
    await memory.get('hash', at(0), async () => buyer);
    expect([memory.peek('hash', at(19_999)), memory.peek('hash', at(20_000))]).toEqual([buyer, null]);
    const lasting = { ...buyer, sessionUntil: at(999_999).toISOString() };
    await memory.get('other', at(0), async () => lasting);
    expect([memory.peek('other', at(29_999)), memory.peek('other', at(30_000))]).toEqual([lasting, null]);
  });

  it('never remembers an employee, somebody who is nobody, or what was read while somebody moved', async () => {
    const { memory, move } = setUp();
    await memory.get('sales', at(0), async () => ({ ...buyer, role: 'sales' }));
    await memory.get('asleep', at(0), async () => ({ ...buyer, sleepingRole: 'admin' }));
    await memory.get('ended', at(0), async () => null);
    await memory.get('raced', at(0), async () => {
      move('account:somebody');
      return buyer;
    });
    for (const hash of ['sales', 'asleep', 'ended', 'raced']) expect(memory.peek(hash, at(1))).toBeNull();
  });

  it('knows nothing while it does not hear what other processes write', async () => {
    const { memory, versions } = setUp();
    await memory.get('hash', at(0), async () => buyer);
    versions.isLive = false;
    expect(memory.peek('hash', at(1))).toBeNull();
    const read = vi.fn(async () => buyer);
    await memory.get('hash', at(1), read);
    await memory.get('hash', at(1), read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
