/** Sends what the mail table holds: written with the order, sent after its commit, tried again until it went. */
import type { Mailer } from '#api/integrations/mail/mailer.ts';
import type { Services } from '#api/services/context.ts';
import { type Rounds, startRounds } from '#api/services/rounds.ts';
import { claimDueMail, markMailSent, postponeMail } from '#api/storage/repositories/mail.ts';

const leaseMs = 60_000;
const everyMs = 15_000;
const longestWaitMs = 60 * 60 * 1000;

/** One round; returns how many were sent. */
export async function sendDueMail(services: Services, mailer: Mailer): Promise<number> {
  const db = services.database.kysely;
  const due = await claimDueMail(db, services.now(), leaseMs);
  let sent = 0;
  for (const { id, recipient, subject, text, html, attempts } of due) {
    try {
      await mailer.send({ id, to: recipient, subject, text, html });
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

export const startMailSender = (services: Services, mailer: Mailer): Rounds =>
  startRounds('mail', services.log, everyMs, () => sendDueMail(services, mailer));
