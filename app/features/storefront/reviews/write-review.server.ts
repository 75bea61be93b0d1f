/** /review/{slug}: the account's own review of a product it bought. Works without a script. */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { answerOf } from '#app/shared/forms/staff-answer.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';

const shown = ['rating', 'headline', 'text', 'photos'];

/** Sends strangers to log in first. Throws the 404 page. */
export async function loadWriteReview(context: AppLoadContext, request: Request, slug: string) {
  await requireProfile(context, request);
  const answer = await context.api.getOwnReview({ params: { slug } });
  if (!answer.ok) throw notFound();
  return { ...answer.data, saved: new URL(request.url).searchParams.has('saved') };
}

/** The photos that stay, then the new ones; the first refusal ends it. */
async function photosOf({ api }: AppLoadContext, form: FormData) {
  const photos = form.getAll('keep').map(String);
  for (const file of form.getAll('photos')) {
    if (!(file instanceof File) || file.size === 0) continue;
    const sent = await api.uploadReviewPhoto({ query: { name: file.name.slice(-120) }, file });
    if (!sent.ok) return { photos, refused: sent };
    photos.push(sent.data._id);
  }
  return { photos, refused: null };
}

export async function saveReview(context: AppLoadContext, request: Request, slug: string) {
  await requireProfile(context, request);
  const form = await request.formData();
  const { photos, refused } = await photosOf(context, form);
  if (refused) {
    const answer = answerOf(form, 'review', refused, '', []);
    return data({ ...answer, errors: { photos: refused.problem.message }, message: null }, refused.status);
  }
  const result = await context.api.writeReview({
    params: { slug },
    body: {
      rating: Number(textOf(form, 'rating')) || 0,
      headline: textOf(form, 'headline'),
      text: textOf(form, 'text'),
      photos,
    },
  });
  if (result.ok) return redirect(`/review/${slug}?saved`, 303);
  return data(answerOf(form, 'review', result, m.review_saved(), shown), { status: result.status });
}
