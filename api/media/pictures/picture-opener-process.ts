/** Opens uploaded pictures in a process of their own (picture-opener.ts). */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OpenedPicture, PictureAnswer, PictureChange, PictureFault, PictureJob } from './picture-job.ts';

/** ms without work after which the child ends; it comes back when needed. */
const idleMs = 30_000;
/** ms for one picture, the wait for those before it included. */
const patienceMs = 60_000;

export type PictureOpener = {
  /** Reads the picture at `from` and writes it, upright and bare, to `to`; changed when a change is given. */
  open: (from: string, to: string, change?: PictureChange) => Promise<OpenedPicture | PictureFault>;
  close: () => void;
};

type Waiting = { resolve: (answer: OpenedPicture | PictureFault) => void; timer: NodeJS.Timeout };

export class PictureOpenerProcess implements PictureOpener {
  #child: ChildProcess | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #idle: NodeJS.Timeout | null = null;

  open(from: string, to: string, change: PictureChange = {}): Promise<OpenedPicture | PictureFault> {
    if (this.#idle) clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    const id = this.#next++;
    return new Promise((resolve) => {
      // A picture that keeps the decoder busy for ever ends with it.
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
      timer.unref();
      this.#waiting.set(id, { resolve, timer });
      child.send({ id, from, to, ...change } satisfies PictureJob);
    });
  }

  close(): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const built = fileURLToPath(new URL('./picture-opener.js', import.meta.url));
    const child = existsSync(built)
      ? fork(built, { execArgv: [] })
      : fork(fileURLToPath(new URL('./picture-opener.ts', import.meta.url)), {
          execArgv: ['--import', 'tsx'],
        });
    this.#child = child;
    child.on('message', (answer: PictureAnswer) => {
      this.#answer(answer.id, 'picture' in answer ? answer.picture : answer.fault);
      if (this.#waiting.size > 0) return;
      this.#idle = setTimeout(() => child.kill('SIGTERM'), idleMs);
      this.#idle.unref();
    });
    const ended = () => {
      if (this.#child !== child) return;
      this.#child = null;
      for (const id of this.#waiting.keys()) this.#answer(id, 'unreadable');
    };
    child.on('exit', ended);
    child.on('error', ended);
    // Pictures are no reason to stay alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #answer(id: number, answer: OpenedPicture | PictureFault): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }
}
