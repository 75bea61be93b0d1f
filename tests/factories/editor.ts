/** An editor's world without a browser: time that is told to pass, a server that can fail, a device that remembers. */

import { openEditorSession } from '#app/features/admin/pages/editor/session/editor-session.ts';
import type {
  Answer,
  EditorTransport,
  KeptWork,
  StoragePort,
  Timers,
} from '#app/features/admin/pages/editor/session/types.ts';
import type { Json } from '#app/shared/json.ts';
import type { DraftDocument, EditorPage, PageProblem } from '#schemas/domain/content/editor.ts';

/** Enough turns for every promise that waits for nothing but promises. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

export class FakeClock {
  time = Date.UTC(2026, 0, 1);
  #waiting: { at: number; run: () => void }[] = [];

  /** Timers that stop for good when `alive` says so: those of a tab that is gone. */
  timers(alive: () => boolean = () => true): Timers {
    return {
      now: () => this.time,
      after: (ms, run) => {
        const entry = { at: this.time + ms, run: () => alive() && run() };
        this.#waiting.push(entry);
        return () => {
          this.#waiting = this.#waiting.filter((other) => other !== entry);
        };
      },
    };
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await settle();
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await settle();
    }
    this.time = end;
    await settle();
  }
}

/** What becomes of a call: its request or its answer may get lost, or the server refuses. */
export type Weather =
  | 'refused'
  | 'fine'
  | 'requestLost'
  | 'answerLost'
  | 'broken'
  | 'signedOut'
  | 'forbidden';

const failed = (code: (Answer<never> & { ok: false })['code']) =>
  ({ ok: false, code, message: `The server said ${code}` }) as const;

/** One page on a server. Every document it ever held is in `held`. */
export class FakeServer {
  revision = 1;
  weather: Weather = 'fine';
  latency = 40;
  saves = 0;
  problems: PageProblem[] = [];
  deleted = false;
  /** What it says while it refuses. */
  refusal: Record<string, string[]> = {};
  readonly held: EditorPage['draft']['document'][] = [];

  constructor(
    readonly clock: FakeClock,
    public document: EditorPage['draft']['document'],
  ) {}

  page(): EditorPage {
    return structuredClone({
      _id: 'page-1',
      kind: 'page',
      slug: 'home',
      audience: 'guest',
      title: 'Home',
      status: 'draft' as const,
      next: null,
      review: null,
      approval_required: false,
      blocks: 0,
      updated_at: new Date(this.clock.time).toISOString(),
      updated_by: 'Ada Fenn',
      published_at: null,
      deleted_at: null,
      draft: { document: this.document, revision: this.revision },
      published: null,
      former_slugs: [],
      schedules: [],
    });
  }

  /** Somebody else saves. */
  write(document: EditorPage['draft']['document']): void {
    this.document = structuredClone(document);
    this.revision += 1;
    this.held.push(this.document);
  }

  async #answer<T>(work: () => Answer<T>): Promise<Answer<T>> {
    const { weather } = this;
    const timers = this.clock.timers();
    const wait = () => new Promise<void>((resolve) => timers.after(this.latency / 2, resolve));
    await wait();
    if (weather === 'requestLost') return failed('unreachable');
    if (weather === 'broken') return failed('internal');
    if (weather === 'signedOut') return failed('unauthenticated');
    if (weather === 'forbidden') return failed('forbidden');
    if (weather === 'refused') return { ...failed('invalid'), fields: this.refusal };
    const answer = this.deleted ? failed('not_found') : work();
    await wait();
    return weather === 'answerLost' ? failed('unreachable') : structuredClone(answer);
  }

  /** As one tab reaches it; answers never come to a tab that is gone. */
  transport(alive: () => boolean = () => true): EditorTransport {
    const reach = async <T>(work: () => Answer<T>): Promise<Answer<T>> => {
      const answer = await this.#answer(work);
      return alive() ? answer : new Promise(() => {});
    };
    return {
      load: () => reach(() => ({ ok: true, data: this.page() })),
      save: (_, body) => {
        const sent = structuredClone(body);
        return reach(() => {
          if (sent.revision !== this.revision) return failed('stale_version');
          this.saves += 1;
          this.write(sent.document);
          return {
            ok: true,
            data: { revision: this.revision, updated_at: new Date(this.clock.time).toISOString() },
          };
        });
      },
      check: () => reach(() => ({ ok: true, data: { problems: this.problems, warnings: [] } })),
    };
  }
}

/** Survives every tab; nothing in it is the object that was put there. */
export function fakeDevice(): StoragePort & { kept: Map<string, KeptWork> } {
  const kept = new Map<string, KeptWork>();
  return {
    kept,
    durable: true,
    list: async (prefix) =>
      [...kept].flatMap(([name, work]) =>
        name.startsWith(prefix) ? [{ name, work: structuredClone(work) }] : [],
      ),
    putAtOnce: (name, work) => {
      kept.set(name, structuredClone(work));
    },
    put: async (name, work) => {
      kept.set(name, structuredClone(work));
      return true;
    },
    remove: async (name) => {
      kept.delete(name);
    },
  };
}

/** A person at a page of this document, on a device, a line and a clock of their own. */
export async function openAlone(document: DraftDocument) {
  const clock = new FakeClock();
  const server = new FakeServer(clock, document);
  const session = await openEditorSession({
    page: server.page(),
    account: 'ada',
    tab: 't',
    transport: server.transport(),
    storage: fakeDevice(),
    timers: clock.timers(),
    online: () => true,
  });
  return { clock, server, session };
}

/** A few blocks that need nothing of the shop. */
export const sampleDocument = (): { [key: string]: Json } => ({
  slug: 'home',
  audience: 'guest',
  title: 'Home',
  blocks: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    type: 'faq',
    schemaVersion: 1,
    visibility: {},
    props: { title: `Questions ${id}`, items: [{ question: 'Why?', answer: 'Because.' }] },
  })),
});
