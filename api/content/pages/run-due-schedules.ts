/**
 * Runs what is due, each in a transaction of its own that publishes and marks it done: with many processes each runs
 * once, and one that dies in the middle leaves it to the next.
 */
import type { Transaction } from 'kysely';
import { carryOutRelease } from '#api/content/releases/publish-release.ts';
import { findRevision } from '#api/content/storage/pages.ts';
import { findNextRelease, takeDueRelease } from '#api/content/storage/releases.ts';
import { endPending, findNextMoment, findSchedule, takeDue } from '#api/content/storage/schedules.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { operatorContext, type Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentencesOf } from '#api/platform/problems/problem-sentences.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { requirePage } from './page-access.ts';
import { putLive, takeOffline } from './put-live.ts';
import { nameOf } from './views.ts';

const everyMs = 15_000;

type Due = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/** In the name of who scheduled it. */
const inNameOf = (services: Services, { author }: { author: string }) =>
  operatorContext(services, author === 'operator' ? null : author);

/** Does what was scheduled. Throws ProblemError, before anything was written, when it cannot be done any more. */
async function carryOut(services: Services, tx: Transaction<Tables>, due: Due): Promise<void> {
  const context = inNameOf(services, due);
  const page = await requirePage(tx, due.page_id);
  if (due.action === 'unpublish') {
    return takeOffline(context, tx, page, '');
  }
  const snapshot = due.revision_id ? await findRevision(tx, page.id, due.revision_id) : undefined;
  if (!snapshot) throw new ProblemError('not_found', because('schedule_document_gone'));
  await putLive(context, tx, page, snapshot.document, snapshot.note);
}

/** What stopped it, in a sentence for a person. */
const reasonOf = ({ message, fieldReasons = {} }: ProblemError): string =>
  [message, ...Object.entries(sentencesOf(fieldReasons)).map(([at, wrong]) => `${at}: ${wrong.join(' ')}`)]
    .join(' ')
    .slice(0, 1000);

async function finish(services: Services, tx: Transaction<Tables>, due: Due, error: string | null) {
  const context = inNameOf(services, due);
  const row = await findSchedule(tx, due.id);
  await endPending(tx, due.id, { state: error === null ? 'done' : 'failed', error }, services.now());
  await recordAudit(
    tx,
    context,
    error === null ? 'schedule.run' : 'schedule.fail',
    due.page_id,
    row ? nameOf(row) : '',
    { action: due.action, at: due.at, zone: due.zone, ...(error === null ? {} : { error }) },
  );
}

/** One that is due, whole or not at all; undefined when none is. `about` hears which. */
async function runOne(
  services: Services,
  tx: Transaction<Tables>,
  except: string[],
  about: (id: string) => void,
): Promise<'done' | 'failed' | undefined> {
  const due = await takeDue(tx, services.now(), except);
  if (!due) return undefined;
  about(due.id);
  let error: string | null = null;
  try {
    await carryOut(services, tx, due);
  } catch (thrown) {
    // Anything else is our fault or the database's: the whole is undone, and tried again in the next round.
    if (!(thrown instanceof ProblemError)) throw thrown;
    error = reasonOf(thrown);
  }
  await finish(services, tx, due, error);
  return error === null ? 'done' : 'failed';
}

/** The same of a release. */
async function runRelease(
  services: Services,
  tx: Transaction<Tables>,
  except: string[],
  about: (id: string) => void,
): Promise<'done' | 'failed' | undefined> {
  const due = await takeDueRelease(tx, services.now(), except);
  if (!due) return undefined;
  about(due.id);
  const context = inNameOf(services, due);
  return (await carryOutRelease(context, tx, due)) ? 'done' : 'failed';
}

/** Everything that is due now, one after another; returns how many were carried out. */
export async function runDueSchedules(services: Services, isStopped = () => false): Promise<number> {
  return (await runAll(services, runOne, isStopped)) + (await runAll(services, runRelease, isStopped));
}

async function runAll(services: Services, run: typeof runOne, isStopped: () => boolean): Promise<number> {
  const broken: string[] = [];
  let done = 0;
  while (!isStopped()) {
    let id: string | null = null;
    const about = (due: string) => {
      id = due;
    };
    try {
      const end = await services.database.transaction((tx) => run(services, tx, broken, about));
      if (!end) break;
      if (end === 'done') done++;
    } catch (error) {
      if (id === null) throw error;
      services.log.error({ err: error, schedule: id }, 'a schedule could not be run, it stays due');
      broken.push(id);
    }
  }
  return done;
}

/** Runs what is due every few seconds, when told, and at the very moment of what comes before the next round. */
export function startScheduleRunner(services: Services): Rounds {
  let stopped = false;
  let alarm: NodeJS.Timeout | undefined;
  const round = async () => {
    await runDueSchedules(services, () => stopped);
    const { kysely } = services.database;
    const now = services.now();
    const moments = [await findNextMoment(kysely, now), await findNextRelease(kysely, now)];
    const waits = moments.map((next) => (next === null ? everyMs : Date.parse(next) - now.getTime()));
    const wait = Math.min(...waits);
    clearTimeout(alarm);
    if (!stopped && wait < everyMs) alarm = setTimeout(() => rounds.wake(), Math.max(wait, 1)).unref();
  };
  // The first page already shows what was due while no process ran.
  const atOnce = { log: services.log, idle: Promise.resolve() };
  const rounds = startRounds('schedules', atOnce, everyMs, round);
  return {
    wake: rounds.wake,
    stop: () => {
      stopped = true;
      clearTimeout(alarm);
      return rounds.stop();
    },
  };
}
