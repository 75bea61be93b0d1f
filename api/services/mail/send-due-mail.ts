/** Sends what the mail table holds: written with the order, sent after its commit, tried again until it went. */
import type { Mailer, Sender } from '#api/integrations/mail/mailer.ts';
import type { Services } from '#api/services/context.ts';
import { type Rounds, startRounds } from '#api/services/rounds.ts';
import { readSender } from '#api/services/site/site-name.ts';
import { claimDueMail, markMailSent, postponeMail } from '#api/storage/repositories/mail.ts';

const leaseMs = 60_000;
const everyMs = 15_000;
const longestWaitMs = 60 * 60 * 1000;

/** One round; returns how many were sent. `from`: the sender, the shop as its settings name it when missing. */
export async function sendDueMail(services: Services, mailer: Mailer, from?: Sender): Promise<number> {
  const db = services.database.kysely;
  const due = await claimDueMail(db, services.now(), leaseMs);
  if (due.length === 0) return 0;
  const sender = from ?? (await readSender(db));
  let sent = 0;
  for (const { id, recipient, subject, text, html, attempts } of due) {
    try {
      await mailer.send({ id, from: sender, to: recipient, subject, text, html });
      await markMailSent(db, id, services.now());
      sent++;
    } catch (error) {
      const wait = Math.min(longestWaitMs, 1000 * 2 ** attempts);
      services.log.error({ err: error, mail: id, attempts, retryInMs: wait }, 'mail could not be sent');
      await postponeMail(db, id, new Date(services.now().getTime() + wait));
    }
  }
  return sent;
}

export const startMailSender = (services: Services, mailer: Mailer, from?: Sender): Rounds =>
  startRounds('mail', services.log, everyMs, () => sendDueMail(services, mailer, from));
