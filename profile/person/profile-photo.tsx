import { Form, useNavigation } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ProfileProps } from './profile-part.tsx';

/** The photo with its two forms, which work without a script. */
export function ProfilePhoto({ person, answer }: Pick<ProfileProps, 'person' | 'answer'>) {
  const own = answer?.form === 'photo' || answer?.form === 'photo-remove' ? answer : undefined;
  const error = own?.errors.photo;
  const { formData } = useNavigation();
  const scripted = useScripted();
  const sent = formData?.get('form');
  return (
    <section aria-labelledby="photo" className="mt-8 max-w-2xl border-b border-line pb-8">
      <Heading level={2} size="small" id="photo">
        {m.profile_photo()}
      </Heading>
      {own?.done ? (
        <Notice tone="success" className="mt-4">
          {own.message}
        </Notice>
      ) : null}
      <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar image={person.image} name={person.name} className="size-24 text-3xl" />
        <div className="min-w-0 grow basis-64">
          <Form
            key={person.image}
            method="post"
            encType="multipart/form-data"
            noValidate={scripted}
            preventScrollReset
            className="flex flex-col items-start gap-3"
          >
            <input type="hidden" name="form" value="photo" />
            <input
              type="file"
              name="photo"
              required
              accept="image/jpeg,image/png,image/webp"
              aria-label={m.profile_photo_choose()}
              aria-describedby={error ? 'photo-hint photo-error' : 'photo-hint'}
              aria-invalid={error ? true : undefined}
              className="block w-full text-sm file:mr-4 file:min-h-11 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4"
            />
            <p id="photo-hint" className="text-sm text-stone">
              {m.profile_photo_hint()}
            </p>
            {error ? (
              <p id="photo-error" role="alert" className="text-sm font-medium text-danger">
                {error}
              </p>
            ) : null}
            <Button type="submit" variant="outline" busy={sent === 'photo'}>
              {m.profile_photo_save()}
            </Button>
          </Form>
          {person.image ? (
            <Form method="post" preventScrollReset className="mt-3">
              <input type="hidden" name="form" value="photo-remove" />
              <Button type="submit" variant="text" busy={sent === 'photo-remove'}>
                {m.profile_photo_remove()}
              </Button>
            </Form>
          ) : null}
        </div>
      </div>
    </section>
  );
}
