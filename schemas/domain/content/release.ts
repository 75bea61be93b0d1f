/** Releases (ours): documents that go live together, all or none, at a moment or by hand. Times are ISO, UTC. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { documentKinds } from './content-kinds.ts';
import { pageProblemSchema, scheduleActions } from './editor.ts';

/** `open`: gathered, and without a time; `failed`: nothing of it went live. */
export const releaseStates = ['open', 'scheduled', 'done', 'failed', 'cancelled'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** Those of which nothing has gone live yet, and may. */
export const statesToCome: readonly ReleaseState[] = ['open', 'scheduled'];
export const isToCome = ({ state }: { state: ReleaseState }): boolean => statesToCome.includes(state);

/** As many documents as one release takes. */
export const mostInRelease = 100;

export const releaseNameSchema = z.string().trim().min(1, problemKey('name_missing')).max(120);

export const releaseSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    /** null while it has no time. */
    at: z.iso.datetime().nullable(),
    zone: z.string(),
    state: z.enum(releaseStates),
    author: z.string(),
    /** What stopped it, for a person to read. */
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
    ended_at: z.iso.datetime().nullable(),
    /** How many documents are in it. */
    size: z.number().int(),
  })
  .meta({ id: 'Release' });
export type Release = z.output<typeof releaseSchema>;

export const releaseEntrySchema = z
  .object({
    page: idSchema,
    kind: z.enum(documentKinds),
    title: z.string(),
    slug: z.string(),
    audience: z.string(),
    action: z.enum(scheduleActions),
    /** The snapshot that goes live; null to unpublish. */
    revision: idSchema.nullable(),
    added_at: z.iso.datetime(),
    author: z.string(),
    /** The number of its draft today. */
    draft: z.number().int(),
    /** Its draft has been changed since the snapshot was taken. */
    is_outdated: z.boolean(),
    is_deleted: z.boolean(),
  })
  .meta({ id: 'ReleaseEntry' });
export type ReleaseEntry = z.output<typeof releaseEntrySchema>;

export const wholeReleaseSchema = releaseSchema
  .extend({ entries: z.array(releaseEntrySchema) })
  .meta({ id: 'WholeRelease' });
export type WholeRelease = z.output<typeof wholeReleaseSchema>;

/** What keeps one of its documents from going live with the others. */
export const releaseProblemsSchema = z
  .object({ page: idSchema, title: z.string(), problems: z.array(pageProblemSchema) })
  .meta({ id: 'ReleaseProblems' });
export type ReleaseProblems = z.output<typeof releaseProblemsSchema>;

/** The releases that a document is part of and that are to come, as its editor says them. */
export const pageReleaseSchema = releaseSchema
  .pick({ _id: true, name: true, at: true, zone: true })
  .extend({ action: z.enum(scheduleActions) });
export type PageRelease = z.output<typeof pageReleaseSchema>;
