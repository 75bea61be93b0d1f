/** A moment as a person writes it: a day, a time, a zone. Checked the same in the browser and on the server. */
import { z } from 'zod';
import { toLocal, toMoment } from '#app/features/admin/pages/editor/words/shop-time.ts';
import { timeZoneSchema } from '#schemas/domain/content/editor.ts';
import { longestNote } from '#schemas/domain/content/note-length.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';

const parts = {
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, problemKey('day_missing')),
  time: z.string().regex(/^\d{2}:\d{2}$/, problemKey('time_missing')),
  zone: timeZoneSchema,
};

export const momentOf = ({ date, time, zone }: { date: string; time: string; zone: string }): string | null =>
  toMoment(`${date}T${time}`, zone);

const toCome = (value: { date: string; time: string; zone: string }, context: z.RefinementCtx) => {
  const at = momentOf(value);
  const now = new Date();
  if (at && Date.parse(at) > now.getTime()) return;
  // A day that is over is wrong whatever its time.
  const isOver = at !== null && value.date < toLocal(now.toISOString(), value.zone).slice(0, 10);
  context.addIssue({
    code: 'custom',
    path: [isOver ? 'date' : 'time'],
    message: problemKey('schedule_past'),
  });
};

export const momentSchema = z.object(parts).superRefine(toCome);

const note = z.string().trim().max(300);
/** For doing without an approval; the dialog asks for it where one is needed. */
const reason = z.string().max(longestNote).default('');

/** `now` and `unpublish_now` need no moment. */
export const publishSchema = z.discriminatedUnion('when', [
  z.object({
    when: z.enum(['now', 'unpublish_now']),
    note,
    reason,
    date: z.string(),
    time: z.string(),
    zone: z.string(),
  }),
  z.object({ when: z.enum(['publish', 'unpublish']), note, reason, ...parts }).superRefine(toCome),
]);
export type PublishForm = z.input<typeof publishSchema>;
