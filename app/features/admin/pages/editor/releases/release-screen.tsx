/** One release: what is in it, what keeps it from going live, when it does, and the shop as it will be. */
import { Link } from '@remix-run/react';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { isToCome, type ReleaseProblems, type WholeRelease } from '#schemas/domain/content/release.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { useShopZone } from '../words/when.ts';
import { AddForm } from './add-form.tsx';
import { EntryRow } from './entry-row.tsx';
import { EndForms, NameForm, TimeForm } from './release-forms.tsx';
import { ReleaseChip, sayWhen } from './release-words.tsx';
import type { Choice, Leaving } from './releases.server.ts';
import { ShopPreviewForm } from './shop-preview-form.tsx';

type Props = {
  release: WholeRelease;
  problems: ReleaseProblems[];
  leaving: Leaving[];
  choices: Choice[];
  mayChange: boolean;
  answer: StaffAnswer | undefined;
};

export function ReleaseScreen({ release, problems, leaving, choices, mayChange, answer }: Props) {
  const mayCome = isToCome(release);
  const said = answer?.message;
  const shopZone = useShopZone();
  return (
    <Container className="py-8 wide:py-10">
      <Link
        to="/admin/releases"
        className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
      >
        {m.release_back()}
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={1} size="section">
          {release.name}
        </Heading>
        <ReleaseChip state={release.state} />
        <p className="text-stone">{sayWhen(release, shopZone)}</p>
      </div>
      {said ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-4">
          {said}
        </Notice>
      ) : null}
      {release.error ? (
        <Notice tone="error" title={m.release_failed_title()} className="mt-4">
          <p className="whitespace-pre-line">{release.error}</p>
        </Notice>
      ) : null}
      {mayCome && problems.length > 0 ? (
        <Notice tone="warning" className="mt-4">
          {m.release_in_the_way({ count: problems.length })}
        </Notice>
      ) : null}
      <div className="mt-6 grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-labelledby="release-pages">
          <h2 id="release-pages" className="mb-3 font-semibold">
            {m.release_pages({ count: release.entries.length })}
          </h2>
          {release.entries.length === 0 ? (
            <EmptyState level={2} title={m.release_empty()} text={m.release_empty_text()} />
          ) : (
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
              {release.entries.map((entry) => (
                <EntryRow
                  key={entry.page}
                  entry={entry}
                  problems={problems.find(({ page }) => page === entry.page)?.problems ?? []}
                  leaving={leaving.find(({ page }) => page === entry.page)}
                  mayChange={mayChange}
                />
              ))}
            </ul>
          )}
          {mayChange ? <AddForm choices={choices} refused={refusedOf(answer, 'add')} /> : null}
        </section>
        {mayCome ? (
          <aside className="flex flex-col gap-6">
            <ShopPreviewForm release={release} />
            {mayChange ? (
              <>
                <TimeForm
                  release={release}
                  refused={refusedOf(answer, 'time')}
                  isReady={problems.length === 0}
                />
                <NameForm release={release} refused={refusedOf(answer, 'name')} />
                <EndForms release={release} isReady={problems.length === 0} />
              </>
            ) : null}
          </aside>
        ) : null}
      </div>
    </Container>
  );
}
