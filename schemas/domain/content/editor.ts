/** The page builder's own entities (ours): drafts, history, schedules, who is here. Times are ISO, UTC. */
import { z } from 'zod';
import { documentKinds } from '#schemas/domain/content/content-kinds.ts';
import { dateFormat } from '../date-format.ts';
import { idSchema, slugSchema } from '../platform/ids.ts';
import { reasonSchema } from '../platform/problem.ts';
import { problemKey } from '../platform/reasons.ts';
import { audiences, publishedPageSchema } from './page.ts';
import { reviewSchema } from './review.ts';

/**
 * A document as it is being written: kept whatever it holds, so that nothing is ever dropped by a save. Publishing
 * alone demands a valid one (blocks/validate-document.ts).
 */
export const draftDocumentSchema = z.record(z.string(), z.unknown()).meta({ id: 'DraftDocument' });
export type DraftDocument = z.output<typeof draftDocumentSchema>;

/** The shop cannot be without these: they are neither deleted, nor unpublished, nor moved. */
export const fixedPages = ['home', 'navigation', 'footer'] as const;
export const isFixedPage = (slug: string | null, audience: string | null): boolean =>
  audience === 'guest' && fixedPages.some((fixed) => fixed === slug);

/** `changed`: published, and its draft differs from what is published. */
export const pageStatuses = ['draft', 'published', 'changed', 'unpublished'] as const;
export type PageStatus = (typeof pageStatuses)[number];

export const scheduleActions = ['publish', 'unpublish'] as const;
export const scheduleStates = ['pending', 'done', 'failed', 'cancelled'] as const;

/** An IANA name, "America/Chicago". */
export const timeZoneSchema = z
  .string()
  .min(1)
  .max(60)
  .refine((zone) => {
    try {
      dateFormat({ timeZone: zone });
      return true;
    } catch {
      return false;
    }
  }, problemKey('time_zone_invalid'));

export const scheduleSchema = z
  .object({
    _id: idSchema,
    page: idSchema,
    kind: z.enum(documentKinds),
    title: z.string(),
    slug: z.string(),
    audience: z.enum(audiences),
    action: z.enum(scheduleActions),
    at: z.iso.datetime(),
    /** In which zone the person chose the time; `at` is the moment. */
    zone: z.string(),
    state: z.enum(scheduleStates),
    /** The immutable snapshot that goes live; null to unpublish. */
    revision: idSchema.nullable(),
    author: z.string(),
    /** What stopped it, for a person to read. */
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'PageSchedule' });
export type PageSchedule = z.output<typeof scheduleSchema>;

/** The next thing that happens to a page by itself, as lists and the editor say it. */
export const nextScheduleSchema = scheduleSchema.pick({ _id: true, action: true, at: true, zone: true });

/** `unpublish`: taken off the shop, with what shoppers saw until then. */
export const revisionKinds = ['publish', 'checkpoint', 'schedule', 'unpublish'] as const;

export const revisionHeadSchema = z
  .object({
    _id: idSchema,
    kind: z.enum(revisionKinds),
    /** Empty when none was given. */
    note: z.string(),
    author: z.string(),
    created_at: z.iso.datetime(),
    /** This is what shoppers see now. */
    live: z.boolean(),
  })
  .meta({ id: 'RevisionHead' });
export type RevisionHead = z.output<typeof revisionHeadSchema>;

export const editorPageHeadSchema = z
  .object({
    _id: idSchema,
    kind: z.enum(documentKinds),
    /** As the draft says; a page moves there when it is published. */
    slug: z.string(),
    audience: z.string(),
    title: z.string(),
    status: z.enum(pageStatuses),
    /** The next thing that will happen by itself. */
    next: nextScheduleSchema.nullable(),
    /** Whether somebody asked for a look at the draft, and what was said of it. */
    review: reviewSchema.nullable(),
    blocks: z.number().int(),
    /** How many pages name it; said of sections alone. */
    used_on: z.number().int().optional(),
    /** The experiment that runs on it, null where none does; said in lists of pages alone. */
    experiment: idSchema.nullable().optional(),
    updated_at: z.iso.datetime(),
    updated_by: z.string(),
    published_at: z.iso.datetime().nullable(),
    deleted_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EditorPageHead' });
export type EditorPageHead = z.output<typeof editorPageHeadSchema>;

export const editorPageSchema = editorPageHeadSchema
  .extend({
    draft: z.object({ document: draftDocumentSchema, revision: z.number().int() }),
    published: z
      .object({
        document: draftDocumentSchema,
        revision: idSchema,
        slug: slugSchema,
        audience: z.enum(audiences),
      })
      .nullable(),
    /** Addresses that it was published at before; each sends visitors on to today's. */
    former_slugs: z.array(z.string()),
    schedules: z.array(scheduleSchema),
    /** The shop publishes nothing that another person did not approve. */
    approval_required: z.boolean(),
  })
  .meta({ id: 'EditorPage' });
export type EditorPage = z.output<typeof editorPageSchema>;

export const sectionUseStates = ['published', 'draft', 'scheduled'] as const;

/** A page that shows a section: on the shop, in its draft, or in what is scheduled; or what on the shop leads to a page. */
export const sectionUseSchema = z
  .object({
    page: idSchema,
    kind: z.enum(documentKinds),
    title: z.string(),
    states: z.array(z.enum(sectionUseStates)).min(1),
  })
  .meta({ id: 'SectionUse' });
export type SectionUse = z.output<typeof sectionUseSchema>;

/** What keeps a document from being published, or is worth a look. */
export const pageProblemSchema = z
  .object({
    /** Into the document (RFC 6901): "/blocks/2/props/title". */
    pointer: z.string(),
    ...reasonSchema.shape,
    message: z.string(),
    /** The block's id, null for the page's own fields. */
    block: z.string().nullable(),
  })
  .meta({ id: 'PageProblem' });
export type PageProblem = z.output<typeof pageProblemSchema>;

/** Somebody who has the page open, in one tab. */
export const presenceSchema = z
  .object({
    tab: idSchema,
    name: z.string(),
    /** The id of the block that person works on. */
    block: z.string().nullable(),
    /** The same account in another tab. */
    self: z.boolean(),
  })
  .meta({ id: 'Presence' });
export type Presence = z.output<typeof presenceSchema>;

/** A link to a draft that still works. */
export const previewLinkSchema = z
  .object({
    _id: idSchema,
    path: z.string(),
    /** As whom the draft may be seen at most. */
    as: z.enum(audiences),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    author: z.string(),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.output<typeof previewLinkSchema>;

export const auditActions = [
  'page.create',
  'page.publish',
  'page.unpublish',
  'page.delete',
  'page.undelete',
  'page.checkpoint',
  'page.share',
  'page.unshare',
  'page.review_ask',
  'page.review_withdraw',
  'page.review_approve',
  'page.review_changes',
  'page.unapproved',
  'page.comment_resolve',
  'page.comment_reopen',
  'page.comment_delete',
  'schedule.create',
  'schedule.change',
  'schedule.cancel',
  'schedule.run',
  'schedule.fail',
  'experiment.create',
  'experiment.change',
  'experiment.start',
  'experiment.end',
  'experiment.delete',
  'release.create',
  'release.change',
  'release.add',
  'release.remove',
  'release.cancel',
  'release.run',
  'release.fail',
  'media.upload',
  'media.replace',
  'media.crop',
  'media.reset',
  'media.copy',
  'media.move',
  'media.folder_create',
  'media.folder_rename',
  'media.folder_delete',
  'media.delete',
  'employee.create',
  'employee.change',
  'employee.remove',
  'employee.two_factor',
  'product.create',
  'product.change',
  'product.delete',
  'product.bulk',
  'pricing.create',
  'pricing.change',
  'pricing.remove',
  'settings.change',
  'warehouse.create',
  'warehouse.change',
  'warehouse.close',
  'warehouse.reopen',
  'warehouse.day_add',
  'warehouse.day_remove',
  'warehouse.transfer',
  'warehouse.transfer_receive',
  'warehouse.transfer_return',
  'warehouse.transfer_lose',
  'warehouse.adjust',
  'warehouse.reorder_level',
  'purchase.create',
  'purchase.change',
  'purchase.order',
  'purchase.receive',
  'purchase.close',
  'purchase.cancel',
  'catalog.create',
  'catalog.change',
  'catalog.translate',
  'catalog.delete',
  'search.tune',
  'search.judge',
  'search.import_judgments',
  'import.upload',
  'import.map',
  'import.start',
  'import.cancel',
  'import.undo',
  'ledger.receipt',
  'ledger.credit',
  'ledger.invoice',
  'ledger.apply',
  'ledger.bounce',
  'ledger.reverse',
  'ledger.void_credit',
  'ledger.void_invoice',
  'proposal.create',
  'proposal.send',
  'proposal.revise',
  'proposal.discard',
  'proposal.withdraw',
  'proposal.delete',
  'order.lines',
  'order.fulfil',
  'order.payment',
  'order.cancel',
  'order.cancel_rest',
  'order.note',
  'order.return',
  'review.publish',
  'review.reject',
  'review.reply',
  'newsletter.export',
  'newsletter.remove',
  'question.answer',
  'question.publish',
  'question.reject',
  'company.approve',
  'company.decline',
  'company.reopen',
  'company.change',
  'company.people',
  'customer.cart',
  'draft.start',
  'draft.send',
  'draft.place',
  'draft.delete',
  'customer.note',
  'customer.reset',
  'customer.sessions',
  'customer.two_factor',
  'customer.off',
  'customer.on',
  'customer.merge',
  'customer.export',
  'customer.erase',
  'translation.import',
  'mail.resend',
  'notice.change',
] as const;
export type AuditAction = (typeof auditActions)[number];
/** What stands before the dot: what it was done to. */
export const auditKinds = [
  'page',
  'schedule',
  'release',
  'experiment',
  'media',
  'employee',
  'product',
  'catalog',
  'import',
  'pricing',
  'settings',
  'warehouse',
  'order',
  'ledger',
  'proposal',
  'search',
  'review',
  'question',
  'newsletter',
  'company',
  'customer',
  'translation',
  'mail',
  'notice',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditEventSchema = z
  .object({
    _id: idSchema,
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.enum(auditActions),
    /** What it was done to: an id and the name it had then. */
    subject: z.string(),
    name: z.string(),
    detail: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof auditEventSchema>;

/** As whom, where and when a preview is seen; what is missing is as it is for who looks. */
export const viewSchema = z.strictObject({
  as: z.enum(audiences).optional(),
  warehouse: idSchema.optional(),
  at: z.iso.datetime().optional(),
  /** With what this release brings, whether or not it has a time. */
  release: idSchema.optional(),
  /** With variant B of this experiment, whether or not it runs. */
  experiment: idSchema.optional(),
});
export type View = z.output<typeof viewSchema>;

/**
 * Why a preview does not show a block; `broken`: its envelope cannot be read, or its id is another's; `section`: nothing
 * is published of the section that it names.
 */
export const leftOutReasons = ['hidden', 'audience', 'warehouse', 'date', 'broken', 'section'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A page's draft as a viewer would be served it. */
export const previewSchema = publishedPageSchema
  .extend({
    /** The ids of the blocks that this view does not show; a JSON pointer where there is no id. */
    left_out: z.array(z.object({ block: z.string(), reason: z.enum(leftOutReasons) })),
    /** The ids of the blocks that stand for one that names a section, by that block's id. */
    sections: z.record(z.string(), z.array(z.string())).default({}),
  })
  .meta({ id: 'PagePreview' });
export type PagePreview = z.output<typeof previewSchema>;

/** The header that carries a view as a query string; the API heeds it for employees and share tokens alone. */
export const viewHeader = 'x-storefront-view';
/** The header that carries a shared preview's token. */
export const shareHeader = 'x-preview-token';
