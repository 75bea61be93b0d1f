/** Sending mail: SMTP when there is a server for it, else a file in DATA_DIR/outbox and a log line. */
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';

export type Sender = string | { name: string; address: string };
/** A part of a letter that its HTML names by `cid`. */
export type Attachment = { cid: string; filename: string; content: Buffer; contentType: string };
export type Letter = {
  id: string;
  from: Sender;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  /** Whom an answer goes to, where it is not the sender. */
  replyTo?: string | undefined;
  /** Where a mail program's own button unsubscribes with one POST (RFC 8058). */
  unsubscribe?: string | null;
};
export type Mailer = { send: (letter: Letter) => Promise<void> };

/** What nodemailer takes. */
const messageOf = ({ id, unsubscribe, ...letter }: Letter) => ({
  ...letter,
  messageId: `<${id}@storefront>`,
  ...(unsubscribe
    ? {
        list: { unsubscribe },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }
    : {}),
});

/** Large, and not needed before the first email. */
const loadNodemailer = async () => (await import('nodemailer')).default;

export function smtpMailer(url: string): Mailer {
  const makeTransport = async () => (await loadNodemailer()).createTransport(url);
  let transport: ReturnType<typeof makeTransport> | null = null;
  return {
    send: async (letter) => {
      transport ??= makeTransport();
      await (await transport).sendMail(messageOf(letter));
    },
  };
}

/** Whole .eml files, readable by any mail program. */
export function outboxMailer(dataDir: string, log: Logger): Mailer {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  return {
    send: async (letter) => {
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail(messageOf(letter));
      const file = join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
      log.info({ file, subject: letter.subject }, 'mail written to the outbox (set SMTP_URL to send it)');
    },
  };
}
