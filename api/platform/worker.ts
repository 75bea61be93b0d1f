/** Work that is done now and then, and at once when told: one round at a time in this process. */
import type { Services } from '#api/platform/context.ts';

export type Rounds = {
  /** There is something to do. */
  wake: () => void;
  /** No further round; resolves when the one under way has ended. */
  stop: () => Promise<void>;
};

/** Begins with a round when the process is idle, or is woken. One that fails is logged, and the next comes in its time. */
export function startRounds(
  name: string,
  { log, idle }: Pick<Services, 'log' | 'idle'>,
  everyMs: number,
  round: () => Promise<unknown>,
): Rounds {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  const run = async () => {
    do {
      again = false;
      await round().catch((error: unknown) => log.error({ err: error }, `the ${name} round failed`));
    } while (again && !stopped);
    running = null;
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= run();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  void idle.then(wake);
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
