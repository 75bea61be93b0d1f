/** What is to come and what ran: listed, put to another time, called off. */
import type { AppLoadContext } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { readMoment } from '../publish/read-moment.server.ts';
import { mayPublish } from '../roles.ts';

export type SchedulesAnswer = {
  ok: boolean;
  message: string;
  /** The schedule that it was about. */
  id: string;
  errors?: Record<string, string>;
};

export async function loadSchedules(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  const listed = await context.api.listSchedules();
  return {
    schedules: listed.ok ? listed.data : null,
    message: listed.ok ? null : listed.problem.message,
    mayChange: mayPublish(role),
  };
}

export async function actOnSchedules(context: AppLoadContext, request: Request): Promise<SchedulesAnswer> {
  await requireEmployee(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const id = field('id');
  const answerOf = (result: ApiResult<unknown>, done: string): SchedulesAnswer =>
    result.ok ? { ok: true, message: done, id } : { ok: false, message: result.problem.message, id };
  if (field('intent') === 'cancel')
    return answerOf(await context.api.cancelSchedule({ params: { id } }), m.editor_schedule_cancelled());
  const read = readMoment(form);
  if ('errors' in read) return { ok: false, message: m.editor_form_wrong(), id, errors: read.errors };
  const { at, zone } = read;
  return answerOf(
    await context.api.changeSchedule({ params: { id }, body: { at, zone } }),
    m.editor_schedule_changed(),
  );
}
