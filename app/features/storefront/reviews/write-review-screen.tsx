import { Form, useNavigation } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { type MayReview, mostPhotos } from '#schemas/domain/catalog/review.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/section.tsx';

type Props = { loaded: MayReview & { saved: boolean }; answer: StaffAnswer | undefined };

const meanings = [
  m.review_rating_1,
  m.review_rating_2,
  m.review_rating_3,
  m.review_rating_4,
  m.review_rating_5,
];

export function WriteReviewScreen({ loaded: { product, may, review, saved }, answer }: Props) {
  return (
    <Container className="max-w-3xl py-band">
      <div className="flex items-center gap-5">
        <span className="block size-20 shrink-0 overflow-hidden rounded-sm bg-sand">
          <Picture
            picture={{ ...product.picture, alt: '' }}
            sizes="80px"
            className="size-full object-cover"
          />
        </span>
        <div>
          <Heading level={1} size="section">
            {review ? m.review_edit() : m.review_write()}
          </Heading>
          <Link to={product.href} className="underline underline-offset-4 hover:text-accent">
            {product.name}
          </Link>
        </div>
      </div>
      {saved && !answer ? (
        <Notice tone="success" title={m.review_saved()} className="mt-8">
          {m.review_saved_text()}
        </Notice>
      ) : null}
      {review?.status === 'pending' && !saved ? (
        <Notice className="mt-8">{m.review_is_pending()}</Notice>
      ) : null}
      {review?.status === 'rejected' ? (
        <Notice tone="warning" title={m.review_is_rejected()} className="mt-8">
          {review.note}
        </Notice>
      ) : null}
      {answer?.message ? (
        <Notice tone="error" className="mt-8">
          {answer.message}
        </Notice>
      ) : null}
      {may ? (
        <ReviewForm review={review} answer={answer} />
      ) : (
        <p className="mt-8 text-lg">{m.review_may_not()}</p>
      )}
    </Container>
  );
}

function ReviewForm({ review, answer }: { review: MayReview['review']; answer: StaffAnswer | undefined }) {
  const scripted = useScripted();
  const { values = {}, errors = {} } = answer ?? {};
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" encType="multipart/form-data" noValidate={scripted} className="mt-8 space-y-6">
      <StarInput chosen={Number(values.rating ?? review?.rating ?? 0)} error={errors.rating} />
      <TextField
        name="headline"
        label={m.review_headline()}
        required
        maxLength={120}
        defaultValue={values.headline ?? review?.headline}
        error={errors.headline}
      />
      <TextareaField
        name="text"
        label={m.review_text()}
        required
        rows={7}
        maxLength={4000}
        defaultValue={values.text ?? review?.text}
        error={errors.text}
      />
      <Photos review={review} error={errors.photos} />
      <p className="text-sm text-stone">{m.review_rules()}</p>
      <Button type="submit" busy={busy}>
        {m.review_send()}
      </Button>
    </Form>
  );
}

/** Five radio buttons that look like stars; without CSS they are five radio buttons. */
function StarInput({ chosen, error }: { chosen: number; error: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{m.review_rating()}</legend>
      <div className="star-input flex">
        {meanings.map((meaning, index) => (
          <label key={meaning()} className="p-1.5 focus-within:outline-2 focus-within:outline-accent">
            <input
              type="radio"
              name="rating"
              value={index + 1}
              required
              defaultChecked={chosen === index + 1}
              className="sr-only"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              stroke="currentColor"
              strokeWidth={1.5}
              className="size-8"
            >
              <path d="m12 2.500 2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700 5.900 21.100l1.400-6.800L2.200 9.600l6.900-.8L12 2.500Z" />
            </svg>
            <span className="sr-only">{meaning()}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id="rating-error" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function Photos({ review, error }: { review: MayReview['review']; error: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">
        {m.review_photos()} <span className="font-normal text-stone">{m.ui_optional()}</span>
      </legend>
      {review && review.photos.length > 0 ? (
        <ul className="mb-3 flex flex-wrap gap-3">
          {review.photos.map(({ id, picture }, index) => (
            <li key={id} className="w-24 text-sm">
              <label className="block">
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="96px"
                  className="size-24 rounded-sm object-cover"
                />
                <span className="mt-1 flex min-h-6 items-center gap-2">
                  <input
                    type="checkbox"
                    name="keep"
                    value={id}
                    defaultChecked
                    className="size-5 accent-accent"
                  />
                  {m.review_photo_keep({ number: index + 1 })}
                </span>
              </label>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        type="file"
        name="photos"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={m.review_photos()}
        aria-describedby={error ? 'photos-hint photos-error' : 'photos-hint'}
        aria-invalid={error ? true : undefined}
        className="block w-full text-sm file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4"
      />
      <p id="photos-hint" className="mt-1.5 text-sm text-stone">
        {m.review_photos_hint({ most: mostPhotos })}
      </p>
      {error ? (
        <p id="photos-error" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
