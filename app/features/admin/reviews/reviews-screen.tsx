/** Reviews by their state: read, published or rejected, and replied to. */
import { Form, Link } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { DeskReview, ModerationStatus } from '#schemas/domain/catalog/review.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField, TextField } from '#ui/field.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { type DeskPage, ModerationDesk } from './moderation-desk.tsx';
import { moderationNames } from './status-tabs.tsx';

type Props = {
  reviews: DeskPage<DeskReview> | null;
  status: ModerationStatus;
  answer: StaffAnswer | undefined;
};

export function ReviewsScreen({ reviews, status, answer }: Props) {
  return (
    <ModerationDesk
      path="/admin/reviews"
      title={m.desk_reviews()}
      rows={reviews}
      notYours={m.desk_reviews_not_yours()}
      none={{ title: m.desk_reviews_none(), text: m.desk_reviews_none_text() }}
      status={status}
      answer={answer}
      row={(review) => <Row key={`${review._id}:${review.version}`} review={review} answer={answer} />}
    />
  );
}

function Row({ review, answer }: { review: DeskReview; answer: StaffAnswer | undefined }) {
  const zone = useShopZone();
  const { product, rating, headline, text, author, email, trade, photos, note } = review;
  return (
    <li className="grid gap-x-8 gap-y-5 rounded-lg border border-line bg-surface p-5 shadow-card broad:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-stone">
          <Stars rating={rating} />
          {moderationNames[review.status]()}
        </p>
        <h2 className="mt-1 text-lg font-semibold [overflow-wrap:anywhere]">{headline}</h2>
        <p className="text-sm text-stone [overflow-wrap:anywhere]">
          <Link to={product.href} className="underline underline-offset-4 hover:text-accent">
            {product.name}
          </Link>
          {' · '}
          {m.review_by({ author, day: formatDay(review.created_at, zone) })} · {email}
          {trade ? ` · ${m.review_trade()}` : ''}
        </p>
        <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        {photos.length > 0 ? (
          <ul className="mt-3 flex flex-wrap gap-2">
            {photos.map((photo, index) => (
              <li key={photo.src} className="size-28 overflow-hidden rounded-sm bg-sand">
                <Picture
                  picture={{ ...photo, alt: m.review_photo({ author, number: index + 1 }) }}
                  sizes="112px"
                  className="size-full object-cover"
                />
              </li>
            ))}
          </ul>
        ) : null}
        {note ? <p className="mt-3 text-sm text-danger">{m.desk_review_reason({ note })}</p> : null}
      </div>
      <Deeds review={review} answer={answer} />
    </li>
  );
}

function Deeds({ review, answer }: { review: DeskReview; answer: StaffAnswer | undefined }) {
  const scripted = useScripted();
  const { _id, version, status, headline, reply } = review;
  const errorOf = (action: string) =>
    answer && !answer.done && answer.form === `${_id}:${action}` ? answer.errors.text : undefined;
  const common = (action: string) => (
    <>
      <input type="hidden" name="id" value={_id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="action" value={action} />
    </>
  );
  return (
    <div className="space-y-5">
      {status === 'published' ? null : (
        <Form method="post" preventScrollReset>
          {common('publish')}
          <Button type="submit" aria-label={m.desk_review_publish_of({ headline })}>
            {m.desk_review_publish()}
          </Button>
        </Form>
      )}
      {status === 'rejected' ? null : (
        <Form method="post" preventScrollReset noValidate={scripted} className="space-y-2">
          {common('reject')}
          <TextField
            name="note"
            required
            maxLength={2000}
            label={m.desk_review_note()}
            error={errorOf('reject')}
          />
          <Button
            type="submit"
            variant="outline"
            size="small"
            aria-label={m.desk_review_reject_of({ headline })}
          >
            {m.desk_review_reject()}
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset noValidate={scripted} className="space-y-2">
        {common('reply')}
        <TextareaField
          name="reply"
          rows={3}
          maxLength={2000}
          label={m.desk_review_reply()}
          defaultValue={reply}
          error={errorOf('reply')}
        />
        <Button
          type="submit"
          variant="outline"
          size="small"
          aria-label={m.desk_review_reply_of({ headline })}
        >
          {m.desk_review_reply_save()}
        </Button>
      </Form>
    </div>
  );
}
