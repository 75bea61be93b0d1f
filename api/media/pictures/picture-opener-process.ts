/** Opens uploaded pictures in a process of their own (picture-opener.ts). */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenedPicture, PictureAnswer, PictureChange, PictureFault, PictureJob } from './picture-job.ts';

/** ms without work after which the child ends; it comes back when needed. */
const idleMs = 30_000;
/** ms for one picture, the wait for those before it included. */
const patienceMs = 60_000;

type Answer = OpenedPicture | PictureFault;

export type PictureOpener = {
  /** Reads the picture at `from` and writes it, upright and bare, to `to`; changed when a change is given. */
  open: (from: string, to: string, change?: PictureChange) => Promise<Answer>;
  close: () => void;
};

/** `on`: the child that has it. */
type Waiting = {
  job: PictureJob;
  on: ChildProcess;
  resolve: (answer: Answer) => void;
  timer: NodeJS.Timeout;
};

export class PictureOpenerProcess implements PictureOpener {
  #child: ChildProcess | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #idle: NodeJS.Timeout | null = null;
  #closed = false;
  #idleMs: number;

  /** `idle`: ms without work after which the child ends. */
  constructor({ idle = idleMs } = {}) {
    this.#idleMs = idle;
  }

  open(from: string, to: string, change: PictureChange = {}): Promise<Answer> {
    const job: PictureJob = { id: this.#next++, from, to, ...change };
    return new Promise((resolve) => {
      // A picture that keeps the decoder busy for ever ends with it.
      const timer = setTimeout(() => this.#waiting.get(job.id)?.on.kill('SIGKILL'), patienceMs);
      timer.unref();
      this.#send(job, { resolve, timer });
    });
  }

  close(): void {
    this.#closed = true;
    if (this.#idle) clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
  }

  #send(job: PictureJob, asked: Pick<Waiting, 'resolve' | 'timer'>): void {
    if (this.#idle) clearTimeout(this.#idle);
    if (!this.#child?.connected) this.#child = this.#start();
    this.#waiting.set(job.id, { ...asked, job, on: this.#child });
    this.#child.send(job);
  }

  #start(): ChildProcess {
    const built = fileURLToPath(new URL('./picture-opener.js', import.meta.url));
    const child = existsSync(built)
      ? fork(built, { execArgv: [] })
      : fork(fileURLToPath(new URL('./picture-opener.ts', import.meta.url)), {
          execArgv: ['--import', 'tsx'],
        });
    child.on('message', (answer: PictureAnswer) => {
      this.#answer(answer.id, 'picture' in answer ? answer.picture : answer.fault);
      if (this.#waiting.size > 0) return;
      this.#idle = setTimeout(() => {
        // The next picture must not be given to one that is ending.
        if (this.#child === child) this.#child = null;
        child.kill('SIGTERM');
      }, this.#idleMs);
      this.#idle.unref();
    });
    const ended = () => {
      if (this.#child === child) this.#child = null;
      const [first, ...others] = [...this.#waiting.values()].filter(({ on }) => on === child);
      // It fell with the picture that it had before it; the others may be good.
      if (first) this.#answer(first.job.id, 'unreadable');
      for (const one of others) {
        if (this.#closed) this.#answer(one.job.id, 'unreadable');
        else this.#send(one.job, one);
      }
    };
    child.on('exit', ended);
    child.on('error', ended);
    // Pictures are no reason to stay alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #answer(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }
}
