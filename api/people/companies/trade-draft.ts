/**
 * A trade application that is filled in step by step: GET and PUT /api/v1/company/draft and its certificate, ours
 * (docs/product.md#trade-registration). It belongs to an account, or to the guest of a signed cookie.
 */
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { receiveAs, type Taken, type Upload } from '#api/media/library/receive-file.ts';
import { sniffType } from '#api/media/library/sniff-type.ts';
import {
  type CertificateRow,
  deleteCertificate,
  deleteTradeDraft,
  deleteTradeDraftsBefore,
  dropCertificate,
  findCertificate,
  findLooseCertificates,
  findTradeDraft,
  lockTradeDraft,
  moveCertificate,
  putCertificate,
  type TradeDraftRow,
  updateTradeDraft,
} from '#api/people/storage/trade-drafts.ts';
import { type Owner, requireOwner } from '#api/platform/auth/ownership.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type CertificateType,
  certificateLimit,
  certificateTypes,
  type SaveTradeDraft,
  type TradeDraft,
} from '#schemas/domain/people/trade-draft.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { declinedApplication } from './declined-application.ts';

const hour = 60 * 60 * 1000;
/** ms that a draft waits for whoever began it. */
const keptFor = 60 * 24 * hour;
/** In an hour: an office of applicants has one address, and an offer's link is followed often. */
const saves = { visitor: 200, address: 2000 };
const uploads = { visitor: 20, address: 100 };

const fileKey = ({ id, type }: Pick<CertificateRow, 'id' | 'type'>) =>
  `certificates/${id}.${certificateTypes[type].extension}`;

const nothing: TradeDraft = { details: {}, certificate: null, source: '', offer_code: null };

const view = (row: TradeDraftRow | undefined): TradeDraft =>
  row
    ? {
        details: row.details,
        certificate: row.certificate_id
          ? {
              _id: row.certificate_id,
              name: row.certificate_name ?? '',
              bytes: row.certificate_bytes ?? 0,
            }
          : null,
        source: row.source,
        offer_code: row.offer_code,
      }
    : nothing;

/** With what a declined application said, where it is not written anew. */
async function withDeclined(context: Context, db: Executor, draft: TradeDraft): Promise<TradeDraft> {
  const declined = await declinedApplication(db, context.actor.accountId);
  return declined ? { ...draft, details: { ...declined.details, ...draft.details } } : draft;
}

/** Empty for who has not begun. */
export async function getTradeDraft(context: Context): Promise<TradeDraft> {
  const owner = requireOwner(context.actor, { optional: true });
  const db = context.database.kysely;
  return owner ? withDeclined(context, db, view(await findTradeDraft(db, owner))) : nothing;
}

/** Fields that are not sent stay; a later offer takes the place of the one before. Throws too_many_requests. */
export async function saveTradeDraft(context: Context, input: SaveTradeDraft): Promise<TradeDraft> {
  const owner = requireOwner(context.actor);
  if (!(await countUse(context, whoAsks(context, 'trade-draft', saves), hour)))
    throw new ProblemError('too_many_requests', because('too_many_applications'));
  return context.database.transaction(async (tx) => {
    const draft = await lockTradeDraft(tx, owner, { id: newId(), now: context.now() });
    const change = {
      details: { ...draft.details, ...input.details },
      source: input.source ?? draft.source,
      offer_code: input.offer_code ?? draft.offer_code,
    };
    await updateTradeDraft(tx, draft.id, change, context.now());
    return withDeclined(context, tx, { ...view(draft), ...change });
  });
}

const taken: Taken<CertificateType> = {
  typeOf: (head) => {
    if (head.length === 0)
      throw new ProblemError('invalid', because('file_empty'), { '/file': [because('file_empty')] });
    const type = sniffType(head);
    const known = (['image/png', 'image/jpeg'] as const).find((one) => one === type);
    if (known) return known;
    if (type === 'application/pdf') return type;
    throw new ProblemError('unsupported_media_type', because('certificate_unreadable'));
  },
  limitOf: () => certificateLimit,
  most: certificateLimit,
  tooLarge: () => new ProblemError('too_large', because('certificate_too_large')),
};

/** Takes the place of the draft's last one. Throws invalid (empty), unsupported_media_type, too_large, too_many_requests. */
export async function uploadCertificate(context: Context, upload: Upload): Promise<TradeDraft> {
  const owner = requireOwner(context.actor);
  if (!(await countUse(context, whoAsks(context, 'certificate', uploads), hour)))
    throw new ProblemError('too_many_requests', because('too_many_applications'));
  await receiveAs(context, upload, taken, async ({ path, bytes, type }) => {
    const file = { id: newId(), type, name: upload.name, bytes };
    await context.files.put(fileKey(file), path, type);
    await context.database
      .transaction(async (tx) => {
        const draft = await lockTradeDraft(tx, owner, { id: newId(), now: context.now() });
        const created_at = context.now().toISOString();
        const whose = { draft_id: draft.id, company_id: null, account_id: null };
        await putCertificate(tx, { ...file, ...whose, created_at });
      })
      .catch(async (error: unknown) => {
        await context.files.remove(fileKey(file));
        throw error;
      });
  });
  await removeLooseCertificates(context);
  return getTradeDraft(context);
}

export async function removeCertificate(context: Context): Promise<TradeDraft> {
  const owner = requireOwner(context.actor, { optional: true });
  const db = context.database.kysely;
  const draft = owner && (await findTradeDraft(db, owner));
  if (draft) await dropCertificate(db, draft.id);
  await removeLooseCertificates(context);
  return getTradeDraft(context);
}

/** For employees who decide about companies. Throws unauthenticated, forbidden, not_found. */
export async function openCertificate(
  context: Context,
  id: string,
): Promise<{ row: CertificateRow; body: Readable }> {
  requirePermission(context.actor, 'decideCompanies');
  const row = await findCertificate(context.database.kysely, id);
  const body = row?.company_id ? await context.files.read(fileKey(row)) : null;
  if (!row || !body) throw new ProblemError('not_found', because('certificate_not_found'));
  return { row, body };
}

/**
 * A guest's draft, or a duplicate's, becomes an account's, with the caller's transaction: where that has one too, what
 * was entered in the other one counts.
 */
export async function claimTradeDraft(
  services: Pick<Services, 'now'>,
  tx: Executor,
  from: Owner,
  accountId: string,
): Promise<void> {
  const theirs = await findTradeDraft(tx, from);
  if (!theirs) return;
  const own = await lockTradeDraft(tx, { accountId }, { id: newId(), now: services.now() });
  const change = {
    details: { ...own.details, ...theirs.details },
    source: theirs.source || own.source,
    offer_code: theirs.offer_code ?? own.offer_code,
  };
  await updateTradeDraft(tx, own.id, change, services.now());
  if (theirs.certificate_id) await moveCertificate(tx, theirs.id, own.id);
  await deleteTradeDraft(tx, theirs.id);
}

/** Forgets an account's draft with its file. */
export async function eraseTradeDraft(
  context: Context,
  tx: Transaction<Tables>,
  accountId: string,
): Promise<void> {
  const draft = await findTradeDraft(tx, { accountId });
  if (!draft) return;
  await deleteTradeDraft(tx, draft.id);
  onCommit(tx, () => {
    void removeLooseCertificates(context);
  });
}

const removedAtOnce = 200;

/** Deletes certificates that are nobody's, each after its file; what fails is tried with the next housekeeping. */
async function removeLooseCertificates({ database, files, log }: Services): Promise<void> {
  try {
    for (const row of await findLooseCertificates(database.kysely, removedAtOnce)) {
      await files.remove(fileKey(row));
      await deleteCertificate(database.kysely, row.id);
    }
  } catch (error) {
    log.warn({ err: error }, 'A certificate could not be deleted');
  }
}

/** Applications that nobody went on with, and files that are nobody's; answers how many drafts went. */
export async function removeOldTradeDrafts(services: Services): Promise<number> {
  const before = new Date(services.now().getTime() - keptFor).toISOString();
  const drafts = await deleteTradeDraftsBefore(services.database.kysely, before);
  await removeLooseCertificates(services);
  return drafts;
}
