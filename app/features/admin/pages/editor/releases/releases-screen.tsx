/** What goes live together: releases to come, and those that ended. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { isToCome, type Release } from '#schemas/domain/content/release.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { actorName } from '../words/actor-name.ts';
import { useShopZone } from '../words/when.ts';
import { ReleaseChip, sayWhen } from './release-words.tsx';

type Props = {
  releases: Release[] | null;
  message: string | null;
  mayChange: boolean;
  answer: StaffAnswer | undefined;
};

export function ReleasesScreen({ releases, message, mayChange, answer }: Props) {
  const toCome = releases?.filter(isToCome) ?? [];
  const ended = releases?.filter((release) => !isToCome(release)) ?? [];
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {m.release_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.release_text()}</p>
      {mayChange ? <NewRelease answer={answer} /> : null}
      {releases === null ? (
        <Notice tone="error" title={m.release_failed()} className="mt-6">
          {message}
        </Notice>
      ) : (
        <>
          <h2 className="mt-8 mb-3 font-semibold">{m.editor_to_come()}</h2>
          {toCome.length === 0 ? (
            <EmptyState level={2} title={m.release_none()} text={m.release_none_text()} />
          ) : (
            <List releases={toCome} />
          )}
          {ended.length > 0 ? (
            <>
              <h2 className="mt-10 mb-3 font-semibold">{m.release_ended()}</h2>
              <List releases={ended} />
            </>
          ) : null}
        </>
      )}
    </Container>
  );
}

function NewRelease({ answer }: Pick<Props, 'answer'>) {
  const scripted = useScripted();
  const refused = refusedOf(answer, 'new');
  const busy = useNavigation().formData?.get('intent') === 'new';
  return (
    <Form method="post" noValidate={scripted} className="mt-6 flex max-w-xl flex-wrap items-start gap-3">
      <TextField
        label={m.release_name()}
        name="name"
        required
        maxLength={120}
        defaultValue={refused?.values.name}
        error={refused?.errors.name ?? refused?.message ?? undefined}
        className="grow basis-56"
      />
      <Button type="submit" name="intent" value="new" busy={busy} className="mt-6.5">
        {m.release_new()}
      </Button>
    </Form>
  );
}

function List({ releases }: { releases: Release[] }) {
  const shopZone = useShopZone();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
      {releases.map((release) => (
        <li key={release._id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4">
          <div className="min-w-0 grow basis-60">
            <Link
              to={`/admin/releases/${release._id}`}
              className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {release.name}
            </Link>
            <p className="text-sm text-stone">
              {m.release_size({ count: release.size })} · {m.editor_by({ name: actorName(release.author) })}
            </p>
            {release.error ? (
              <p className="mt-1 text-sm font-medium whitespace-pre-line text-danger">{release.error}</p>
            ) : null}
          </div>
          <p className="text-sm">{sayWhen(release, shopZone)}</p>
          <ReleaseChip state={release.state} />
        </li>
      ))}
    </ul>
  );
}
