/** Sends what the mail table holds: written with the order, sent after its commit, tried again until it went. */

import type { Services } from '#api/platform/context.ts';
import type { Mailer, Sender } from '#api/platform/mail/mailer.ts';
import { deliverNotices } from '#api/platform/notices/deliver-notices.ts';
import { readSender, readSiteName } from '#api/platform/site/site-name.ts';
import { claimDueMail, markMailSent, postponeMail } from '#api/platform/storage/mail.ts';
import { type Rounds, startRounds } from '#api/platform/worker.ts';
import { withLetterhead } from './letter.ts';
import { mailFailure } from './mail-failure.ts';
import { type ReadPicture, withPictures } from './mail-pictures.ts';

const leaseMs = 60_000;
const everyMs = 15_000;
const longestWaitMs = 60 * 60 * 1000;

/** `from`: the sender, the shop as its settings name it when missing. Without pictures, mails name their addresses. */
type Sending = { from?: Sender | undefined; readPicture?: ReadPicture | undefined };

/** One round; returns how many were sent. */
export async function sendDueMail(
  services: Services,
  mailer: Mailer,
  { from, readPicture = async () => null }: Sending = {},
): Promise<number> {
  const db = services.database.kysely;
  const due = await claimDueMail(db, services.now(), leaseMs);
  if (due.length === 0) return 0;
  const sender = from ?? (await readSender(db));
  const shop = await readSiteName(db);
  let sent = 0;
  for (const { id, recipient, subject, text, html, attempts, unsubscribe, reply_to } of due) {
    try {
      const shown = await withPictures(withLetterhead(html, shop), readPicture, services.publicUrl);
      const replyTo = reply_to ?? undefined;
      await mailer.send({ id, from: sender, to: recipient, replyTo, subject, text, unsubscribe, ...shown });
      await markMailSent(db, id, services.now());
      sent++;
    } catch (error) {
      const wait = Math.min(longestWaitMs, 1000 * 2 ** attempts);
      services.log.error({ err: error, mail: id, attempts, retryInMs: wait }, 'mail could not be sent');
      await postponeMail(db, id, new Date(services.now().getTime() + wait), mailFailure(error));
    }
  }
  return sent;
}

export function startMailSender(services: Services, mailer: Mailer, sending: Sending): Rounds {
  const rounds: Rounds = startRounds('mail', services, everyMs, async () => {
    // What is to be told waits for nobody's email, and no email for what cannot be told.
    await deliverNotices(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'employees could not be told'),
    );
    // What is left goes out at once too, not in fifteen seconds.
    if ((await sendDueMail(services, mailer, sending)) > 0) rounds.wake();
  });
  return rounds;
}
