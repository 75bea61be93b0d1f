/** Sending mail: SMTP when there is a server for it, else a file in DATA_DIR/outbox and a log line. */
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
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

export function smtpMailer(url: string): Mailer {
  const transport = nodemailer.createTransport(url);
  return {
    send: async (letter) => {
      await transport.sendMail(messageOf(letter));
    },
  };
}

/** Whole .eml files, readable by any mail program. */
export function outboxMailer(dataDir: string, log: Logger): Mailer {
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder, { recursive: true });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (letter) => {
      const { message } = await transport.sendMail(messageOf(letter));
      const file = join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
      log.info({ file, subject: letter.subject }, 'mail written to the outbox (set SMTP_URL to send it)');
    },
  };
}
