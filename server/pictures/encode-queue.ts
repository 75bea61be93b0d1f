/** The line before the encoder: visitors first, warm-up when nobody waits; the same picture is encoded once. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { EncodeAnswer, EncodeJob } from './picture-encoder.ts';

export type EncodeTask = Omit<EncodeJob, 'id' | 'effort'>;
type Waiting = {
  task: EncodeTask;
  urgent: boolean;
  promise: Promise<void>;
  resolve: () => void;
  reject: (error: Error) => void;
};

/** ms without work after which the child ends; it comes back when needed. */
const idleMs = 30_000;

export type Encode = (task: EncodeTask) => Promise<void>;

export class EncodeQueue {
  #waiting = new Map<string, Waiting>();
  #encode: Encode;
  #mostAhead: number;
  #running: string | null = null;

  /** `mostAhead`: what nobody waits for is left out where so many wait already. */
  constructor(encode: Encode, mostAhead = Number.POSITIVE_INFINITY) {
    this.#encode = encode;
    this.#mostAhead = mostAhead;
  }

  /** Encodes a picture into its file. An urgent one goes before all that are not. */
  add(task: EncodeTask, urgent: boolean): Promise<void> {
    const known = this.#waiting.get(task.file);
    if (known) {
      if (urgent && !known.urgent && this.#running !== task.file) {
        known.urgent = true;
      }
      return known.promise;
    }
    if (!urgent && this.#waiting.size >= this.#mostAhead) return Promise.resolve();
    let resolve = () => {};
    let reject: (error: Error) => void = () => {};
    const promise = new Promise<void>((done, fail) => {
      resolve = done;
      reject = fail;
    });
    promise.catch(() => {});
    this.#waiting.set(task.file, { task, urgent, promise, resolve, reject });
    void this.#next();
    return promise;
  }

  async #next(): Promise<void> {
    if (this.#running !== null) return;
    let next: Waiting | undefined;
    for (const waiting of this.#waiting.values()) {
      next ??= waiting;
      if (waiting.urgent) {
        next = waiting;
        break;
      }
    }
    if (!next) return;
    const { file } = next.task;
    this.#running = file;
    try {
      await this.#encode(next.task);
      next.resolve();
    } catch (error) {
      next.reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#waiting.delete(file);
      this.#running = null;
      void this.#next();
    }
  }
}

/** The encoder in its own process. `effort`: 0 (fast) to 6 (small files). */
export class EncoderProcess {
  #effort: number;
  #child: ChildProcess | null = null;
  #jobs = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  #next = 1;
  #idle: NodeJS.Timeout | null = null;

  constructor(effort: number) {
    this.#effort = effort;
  }

  readonly encode: Encode = (task) => {
    if (this.#idle) clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    const id = this.#next++;
    return new Promise<void>((resolve, reject) => {
      this.#jobs.set(id, { resolve, reject });
      child.send({ id, effort: this.#effort, ...task } satisfies EncodeJob);
    });
  };

  /** Ends the process; when this resolves it writes no more. */
  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    const child = this.#child;
    if (!child) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    // Waited for, so it is a reason to stay alive again.
    child.ref();
    child.kill('SIGKILL');
    await gone;
  }

  /** Nothing is asked of it any more: a picture that comes while it ends has a new one. */
  #retire(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    child.kill('SIGTERM');
  }

  #start(): ChildProcess {
    const built = fileURLToPath(new URL('./picture-encoder.js', import.meta.url));
    const child = existsSync(built)
      ? fork(built, { execArgv: [] })
      : fork(fileURLToPath(new URL('./picture-encoder.ts', import.meta.url)), {
          execArgv: ['--import', 'tsx'],
        });
    this.#child = child;
    child.on('message', ({ id, error }: EncodeAnswer) => {
      const job = this.#jobs.get(id);
      this.#jobs.delete(id);
      if (error) job?.reject(new Error(error));
      else job?.resolve();
      if (this.#jobs.size === 0) {
        this.#idle = setTimeout(() => this.#retire(child), idleMs);
        this.#idle.unref();
      }
    });
    const ended = () => {
      if (this.#child !== child) return;
      this.#child = null;
      for (const { reject } of this.#jobs.values()) reject(new Error('The picture encoder has ended'));
      this.#jobs.clear();
    };
    child.on('exit', ended);
    child.on('error', ended);
    // Pictures are no reason to stay alive.
    child.unref();
    child.channel?.unref();
    return child;
  }
}
