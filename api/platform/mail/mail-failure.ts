/** Why a mail server did not take an email, of what the mail library throws. Pure. */
import type { MailFailure } from '#schemas/domain/platform/mail.ts';

const longest = 300;

/** Of the library's errors; a file that cannot be written has a code of the system's. */
type Thrown = { code?: unknown; responseCode?: unknown; message?: unknown };

const unreachable = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
];

function kindOf({ code, responseCode }: Thrown): MailFailure {
  if (code === 'EAUTH' || responseCode === 530 || responseCode === 535) return 'login';
  if (code === 'EENVELOPE') return 'address';
  if (typeof responseCode === 'number') return [550, 551, 553].includes(responseCode) ? 'address' : 'refused';
  return typeof code === 'string' && unreachable.includes(code) ? 'unreachable' : 'refused';
}

export function mailFailure(error: unknown): { kind: MailFailure; text: string } {
  const thrown: Thrown = typeof error === 'object' && error !== null ? error : { message: error };
  // Neither may have what a database's text cannot hold.
  const text = String(thrown.message ?? '')
    .replaceAll('\0', '')
    .toWellFormed()
    .slice(0, longest);
  return { kind: kindOf(thrown), text };
}
