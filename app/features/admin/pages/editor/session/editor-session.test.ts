import { describe, expect, it } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { FakeClock, FakeServer, fakeDevice, sampleDocument } from '#tests/factories/editor.ts';
import { findBlock, writeDocument } from '../document/model.ts';
import type { Operation } from '../document/operations.ts';
import { type EditorSession, openEditorSession, type SessionOptions } from './editor-session.ts';

const title = (key: string, value: Json): Operation[] => [
  { op: 'set', key, path: ['props', 'title'], value },
];

function world() {
  const clock = new FakeClock();
  const server = new FakeServer(clock, sampleDocument());
  const device = fakeDevice();
  const line = { online: true };
  const open = (options: Partial<SessionOptions> = {}) =>
    openEditorSession({
      page: server.page(),
      account: 'ada',
      tab: 'tab-1',
      transport: server.transport(),
      storage: device,
      timers: clock.timers(),
      online: () => line.online,
      ...options,
    });
  return { clock, server, device, line, open };
}

const titleOf = (document: unknown, index: number) =>
  (document as { blocks: { props: { title: string } }[] }).blocks[index]?.props.title;
const shown = (session: EditorSession, key: string) =>
  (findBlock(session.getSnapshot().document, key)?.value as { props: { title: string } } | undefined)?.props
    .title;
const stateOf = (session: EditorSession) => session.getSnapshot().save.state;

describe('saving', () => {
  it('waits for a pause in the typing, then saves once', async () => {
    const { clock, server, open } = world();
    const session = await open();
    for (const text of ['W', 'Wa', 'War', 'Warm']) {
      session.edit('Change Title', title('a', text), 'a');
      await clock.pass(300);
    }
    expect(stateOf(session)).toBe('unsaved');
    expect(server.saves).toBe(0);
    await clock.pass(1000);
    expect(stateOf(session)).toBe('saved');
    expect(server.saves).toBe(1);
    expect(titleOf(server.document, 0)).toBe('Warm');
  });

  it('saves what is typed while a save is under way after it, never beside it', async () => {
    const { clock, server, open } = world();
    server.latency = 400;
    const session = await open();
    session.edit('x', title('a', 'one'));
    await clock.pass(900);
    expect(stateOf(session)).toBe('saving');
    session.edit('x', title('a', 'two'));
    await clock.pass(2000);
    expect([server.saves, titleOf(server.document, 0), stateOf(session)]).toEqual([2, 'two', 'saved']);
  });

  it('tries again after 1, 2, 4 … 30 seconds, says when, and loses nothing', async () => {
    const { clock, server, open } = world();
    const session = await open();
    server.weather = 'broken';
    session.edit('x', title('a', 'kept'));
    await clock.pass(850);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const { save } = session.getSnapshot();
      if (save.state !== 'failed') throw new Error(save.state);
      const wait = save.retryAt - clock.time;
      waits.push(Math.ceil(wait / 1000));
      await clock.pass(wait + 20);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
    server.weather = 'fine';
    session.retry();
    await clock.pass(100);
    expect([stateOf(session), titleOf(server.document, 0)]).toEqual(['saved', 'kept']);
  });

  it('says that the line is gone, and saves at once when it is back', async () => {
    const { clock, server, line, open } = world();
    const session = await open();
    session.edit('x', title('a', 'one'));
    line.online = false;
    server.weather = 'requestLost';
    session.wentOffline();
    expect(stateOf(session)).toBe('offline');
    await clock.pass(60_000);
    session.edit('x', title('b', 'two'));
    expect(stateOf(session)).toBe('offline');
    line.online = true;
    server.weather = 'fine';
    session.retry();
    await clock.pass(100);
    expect([stateOf(session), titleOf(server.document, 0), titleOf(server.document, 1)]).toEqual([
      'saved',
      'one',
      'two',
    ]);
  });

  it.each([
    ['signedOut', 'signedOut'],
    ['forbidden', 'forbidden'],
  ] as const)('says %s, keeps the work and heals by itself', async (weather, state) => {
    const { clock, server, open } = world();
    const session = await open();
    server.weather = weather;
    session.edit('x', title('a', 'mine'));
    await clock.pass(900);
    expect(stateOf(session)).toBe(state);
    server.weather = 'fine';
    await clock.pass(30_000);
    expect([stateOf(session), titleOf(server.document, 0)]).toEqual(['saved', 'mine']);
  });

  it('flushes when publish asks, and says whether it could', async () => {
    const { clock, server, open } = world();
    const session = await open();
    session.edit('x', title('a', 'now'));
    const flushed = session.saveNow();
    await clock.pass(50);
    expect(await flushed).toBe(true);
    server.weather = 'broken';
    session.edit('x', title('a', 'later'));
    const failed = session.saveNow();
    await clock.pass(50);
    expect(await failed).toBe(false);
  });

  it('is saved again when an undo leads back to what the server has', async () => {
    const { clock, server, open } = world();
    const session = await open();
    session.edit('x', title('a', 'one'));
    session.undo();
    expect(stateOf(session)).toBe('saved');
    await clock.pass(5000);
    expect(server.saves).toBe(0);
  });

  it('counts on nothing when an answer got lost: the undo after it is saved too', async () => {
    const { clock, server, open } = world();
    const session = await open();
    server.weather = 'answerLost';
    session.edit('x', title('a', 'sent'));
    await clock.pass(900);
    expect(titleOf(server.document, 0)).toBe('sent');
    session.undo();
    server.weather = 'fine';
    await clock.pass(5000);
    expect([stateOf(session), titleOf(server.document, 0)]).toEqual(['saved', 'Questions a']);
  });

  it('changes and saves nothing for who only looks', async () => {
    const { clock, server, open } = world();
    const session = await open({ readOnly: true });
    expect(session.edit('x', title('a', 'mine'))).toBe(false);
    await clock.pass(5000);
    expect(server.saves).toBe(0);
  });
});

describe('two people', () => {
  it('are merged when they worked on different blocks, and told of it', async () => {
    const { clock, server, open } = world();
    const [ada, ben] = [await open(), await open({ account: 'ben', tab: 'tab-2' })];
    ada.edit('x', title('a', 'Ada'));
    await clock.pass(1000);
    ben.edit('x', title('b', 'Ben'));
    await clock.pass(1000);
    expect([titleOf(server.document, 0), titleOf(server.document, 1)]).toEqual(['Ada', 'Ben']);
    expect(ben.getSnapshot().notice).toMatchObject({ kind: 'merged', keys: ['a'] });
    expect(ben.undo()).toMatchObject({ label: 'x', gone: false });
    expect([shown(ben, 'a'), shown(ben, 'b')]).toEqual(['Ada', 'Questions b']);
  });

  it('are merged when they worked on different fields of one block, also on a line that fails', async () => {
    const { clock, server, open } = world();
    const [ada, ben] = [await open(), await open({ account: 'ben', tab: 'tab-2' })];
    ada.edit('x', title('a', 'Ada'));
    await clock.pass(1000);
    server.weather = 'requestLost';
    ben.edit('x', [{ op: 'set', key: 'a', path: ['visibility', 'hidden'], value: true }]);
    await clock.pass(1000);
    expect(stateOf(ben)).toBe('failed');
    server.weather = 'fine';
    ben.retry();
    await clock.pass(1000);
    expect([stateOf(ben), shown(ben, 'a')]).toEqual(['saved', 'Ada']);
    expect((server.document.blocks as Json[])[0]).toMatchObject({
      props: { title: 'Ada' },
      visibility: { hidden: true },
    });
  });

  it('are asked about one field; nothing is saved before, typing goes on, and undo brings back what was given up', async () => {
    const { clock, server, open } = world();
    const [ada, ben] = [await open(), await open({ account: 'ben', tab: 'tab-2' })];
    ada.edit('x', title('a', 'Ada'));
    await clock.pass(1000);
    ben.edit('x', title('a', 'Ben'));
    await clock.pass(1000);
    const { save } = ben.getSnapshot();
    expect(save).toMatchObject({
      state: 'conflict',
      by: 'Ada Fenn',
      conflicts: [{ key: 'a/props/title', label: 'FAQ' }],
    });
    ben.edit('x', title('c', 'meanwhile'));
    await clock.pass(60_000);
    expect([server.revision, shown(ben, 'c')]).toEqual([2, 'meanwhile']);
    expect(ben.resolve({}, 'Take theirs')).toBe(false);
    expect(ben.resolve({ 'a/props/title': 'theirs' }, 'Take theirs')).toBe(true);
    expect(shown(ben, 'a')).toBe('Ada');
    await clock.pass(1000);
    expect([titleOf(server.document, 0), titleOf(server.document, 2), stateOf(ben)]).toEqual([
      'Ada',
      'meanwhile',
      'saved',
    ]);
    expect(ben.undo()).toMatchObject({ label: 'Take theirs' });
    expect(shown(ben, 'a')).toBe('Ben');
  });

  it('see each other’s saves when presence tells of them', async () => {
    const { clock, server, open } = world();
    const [ada, ben] = [await open(), await open({ account: 'ben', tab: 'tab-2' })];
    ada.edit('x', title('a', 'Ada'));
    await clock.pass(1000);
    void ben.follow(server.revision);
    await clock.pass(100);
    expect([shown(ben, 'a'), stateOf(ben)]).toEqual(['Ada', 'saved']);
  });
});

describe('this device', () => {
  it('has the work and its history again after a crash, merged with what others did meanwhile', async () => {
    const { clock, server, open } = world();
    server.weather = 'requestLost';
    const before = await open();
    for (let step = 0; step < 60; step += 1) before.edit(`Step ${step}`, title('a', `mine ${step}`));
    await clock.pass(300);
    expect(before.atRisk).toBe(false);
    server.weather = 'fine';
    const others = sampleDocument();
    (others.blocks as { props: { title: string } }[])[1] = {
      ...(others.blocks as { props: { title: string } }[])[1],
      props: { title: 'theirs' },
    };
    server.write(others);
    const after = await open();
    expect([shown(after, 'a'), shown(after, 'b'), after.getSnapshot().notice?.kind]).toEqual([
      'mine 59',
      'theirs',
      'takenUp',
    ]);
    for (let step = 59; step >= 0; step -= 1) expect(after.undo()?.label).toBe(`Step ${step}`);
    expect(shown(after, 'a')).toBe('Questions a');
  });

  it('has the last letter of a tab that was reloaded before its database could write, and quarrels with nobody', async () => {
    const { clock, server, device, open } = world();
    const before = await open();
    before.edit('x', title('a', 'First wo'));
    await clock.pass(300);
    // The database ends with the page; the save on leaving arrives, and nobody hears its answer.
    device.put = () => new Promise(() => {});
    before.edit('x', title('a', 'First words'));
    server.weather = 'answerLost';
    before.leave();
    await clock.pass(100);
    expect(titleOf(server.document, 0)).toBe('First words');
    server.weather = 'fine';
    const after = await open();
    expect([shown(after, 'a'), stateOf(after)]).not.toContain('conflict');
    expect(shown(after, 'a')).toBe('First words');
    expect(after.undo()).toMatchObject({ label: 'x' });
  });

  it('hands the unsaved work of a tab that is gone to the next one, and never that of a living one', async () => {
    const { clock, server, open } = world();
    server.weather = 'requestLost';
    const gone = { alive: true };
    const lost = await open({ timers: clock.timers(() => gone.alive) });
    lost.edit('x', title('a', 'orphan'));
    await clock.pass(60_000);
    expect(shown(await open({ tab: 'tab-2' }), 'a')).toBe('Questions a');
    gone.alive = false;
    await clock.pass(10 * 60_000);
    expect(shown(await open({ tab: 'tab-3' }), 'a')).toBe('orphan');
  });

  it('is nobody else’s: another account does not see it', async () => {
    const { clock, server, open } = world();
    server.weather = 'requestLost';
    (await open()).edit('x', title('a', 'mine'));
    await clock.pass(1000);
    expect(shown(await open({ account: 'ben' }), 'a')).toBe('Questions a');
  });

  it('warns of leaving only while the work is nowhere', async () => {
    const { clock, open } = world();
    const session = await open();
    expect(session.atRisk).toBe(false);
    session.edit('x', title('a', 'mine'));
    expect(session.atRisk).toBe(true);
    await clock.pass(300);
    expect(session.atRisk).toBe(false);
  });
});

describe('whole documents and blocks', () => {
  it('become others in one step that undo takes back', async () => {
    const { open } = world();
    const session = await open();
    const before = writeDocument(session.getSnapshot().document);
    const wanted = {
      slug: 'home',
      title: 'Other',
      blocks: [{ id: 'd', type: 'faq' }, 7, { id: 'n', type: 'gone' }, { id: 'a', type: 'faq' }],
    };
    expect(session.replace(wanted, 'Restore')).toBe(true);
    expect(writeDocument(session.getSnapshot().document)).toEqual(wanted);
    session.undo();
    expect(writeDocument(session.getSnapshot().document)).toEqual(before);
  });

  it('a single block comes back to its place, or to the end when it is gone', async () => {
    const { open } = world();
    const session = await open();
    const old = { id: 'a', type: 'faq', schemaVersion: 1, props: { title: 'Once' } };
    session.restoreBlock(old, 'Restore');
    expect(shown(session, 'a')).toBe('Once');
    session.edit('Delete', [{ op: 'remove', key: 'a' }]);
    session.restoreBlock(old, 'Restore');
    expect(session.getSnapshot().document.blocks.map(({ key }) => key)).toEqual(['b', 'c', 'd', 'a']);
  });
});

describe('problems', () => {
  it('are found when nobody types, by block and field, and the server’s stay until what they are about changes', async () => {
    const { clock, server, open } = world();
    const session = await open();
    session.edit('x', title('b', ''));
    await clock.pass(300);
    const { problems } = session.getSnapshot();
    expect(problems.all).toEqual([{ key: 'b', path: ['props', 'title'], message: 'Fill in this field.' }]);
    expect(problems.counts.get('b')).toBe(1);
    server.problems = [
      {
        pointer: '/blocks/0/props/items/0/answer',
        reason: 'of_a_later_release',
        message: 'Choose a page that exists.',
        block: 'a',
      },
    ];
    const checked = session.check();
    await clock.pass(100);
    expect((await checked)?.counts.get('a')).toBe(1);
    session.edit('x', title('b', 'fine'));
    await clock.pass(300);
    expect(session.getSnapshot().problems.counts.get('a')).toBe(1);
    session.edit('x', title('a', 'changed'));
    await clock.pass(300);
    expect(session.getSnapshot().problems.all).toEqual([]);
  });

  it('of a block that is selected and then deleted, nothing stays selected', async () => {
    const { open } = world();
    const session = await open();
    session.select('c', ['props', 'title']);
    session.edit('Delete', [{ op: 'remove', key: 'c' }]);
    expect(session.getSnapshot().selection).toMatchObject({ key: null, path: null });
  });
});

describe('what the server does not take', () => {
  it('is said with its field, kept on this device, and sent again when it was changed', async () => {
    const { clock, server, device, open } = world();
    const session = await open();
    server.weather = 'refused';
    server.refusal = { '/document/blocks/1/props/title': ['Remove the characters.'] };
    session.edit('x', title('b', 'a\0b'));
    await clock.pass(1000);
    expect(session.getSnapshot().save).toEqual({
      state: 'refused',
      message: 'Remove the characters.',
      place: { key: 'b', path: ['props', 'title'] },
    });
    // It is not sent again and again as it is, and it is safe.
    const { saves } = server;
    await clock.pass(120_000);
    expect([stateOf(session), server.saves, session.atRisk]).toEqual(['refused', saves, false]);
    expect([...device.kept.values()][0]?.unsaved).toBe(true);
    server.weather = 'fine';
    session.edit('x', title('b', 'ab'));
    await clock.pass(1000);
    expect([stateOf(session), titleOf(server.document, 1)]).toEqual(['saved', 'ab']);
  });

  it('is known before it is sent: a character that cannot be kept is said at its field', async () => {
    const { clock, open } = world();
    const session = await open();
    session.edit('x', title('a', 'a\0b'));
    await clock.pass(300);
    expect(session.getSnapshot().problems.all).toContainEqual({
      key: 'a',
      path: ['props', 'title'],
      message: 'Remove the characters that can’t be saved (U+0000 or broken emoji).',
    });
  });

  it('of a page with too many blocks only what may be on one is checked', async () => {
    const { clock, server, open } = world();
    server.document = {
      ...sampleDocument(),
      blocks: Array.from({ length: 10_000 }, (_, index) => ({
        id: `b${index}`,
        type: 'nothing',
        schemaVersion: 1,
        props: {},
      })),
    };
    const session = await open();
    await clock.pass(300);
    const { all } = session.getSnapshot().problems;
    expect(all.filter(({ key }) => key !== null)).toHaveLength(200);
    expect(all).toContainEqual({
      key: null,
      path: ['blocks'],
      message: 'Keep at most 200 blocks on a page.',
    });
  });
});
