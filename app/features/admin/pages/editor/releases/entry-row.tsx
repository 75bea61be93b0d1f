/** A document of a release: what happens to it, and what keeps it from that. */
import { Form, useNavigation } from '@remix-run/react';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import { isPart } from '#schemas/domain/content/content-kinds.ts';
import type { PageProblem } from '#schemas/domain/content/editor.ts';
import type { ReleaseEntry } from '#schemas/domain/content/release.ts';
import type { ReasonName } from '#schemas/domain/platform/reasons.ts';
import { Button } from '#ui/button.tsx';
import { audienceName } from '../pages/page-words.tsx';
import { editorHref } from '../pages/places.ts';
import { TakingOffNotice } from '../publish/taking-off-notice.tsx';
import type { Leaving } from './releases.server.ts';

const sayProblem = ({ reason, values, message }: PageProblem): string =>
  sentenceOf({ reason: reason as ReasonName, ...(values ? { values } : {}) }) ?? message;

type Props = {
  entry: ReleaseEntry;
  problems: PageProblem[];
  /** Of one that comes off the shop. */
  leaving: Leaving | undefined;
  mayChange: boolean;
};

export function EntryRow({ entry, problems, leaving, mayChange }: Props) {
  const { page, kind, title, audience, action, is_outdated, is_deleted } = entry;
  const name = title || m.editor_untitled();
  const sent = useNavigation().formData;
  const busy = sent?.get('page') === page ? sent.get('intent') : null;
  return (
    <li className="px-5 py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <a
            href={editorHref(kind, page)}
            className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {name}
          </a>
          <p className="text-sm text-stone">
            {action === 'publish' ? m.release_goes_live() : m.release_comes_off()}
            {kind === 'page' ? ` · ${audienceName(audience)}` : null}
          </p>
          {is_outdated && !is_deleted ? (
            <p className="mt-1 text-sm font-medium text-warning">{m.release_outdated()}</p>
          ) : null}
        </div>
        {mayChange ? (
          <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="revision" value={entry.draft} />
            {is_outdated && !is_deleted ? (
              <Button
                type="submit"
                size="small"
                variant="outline"
                name="intent"
                value="renew"
                busy={busy === 'renew'}
                aria-label={m.release_renew_label({ title: name })}
              >
                {m.release_renew()}
              </Button>
            ) : null}
            <Button
              type="submit"
              size="small"
              variant="outline"
              name="intent"
              value="remove"
              busy={busy === 'remove'}
              aria-label={m.release_remove_label({ title: name })}
            >
              {m.release_remove()}
            </Button>
          </Form>
        ) : null}
      </div>
      {leaving && !isPart(kind) ? (
        <div className="mt-3">
          <TakingOffNotice kind={kind} slug={leaving.slug} uses={leaving.uses} />
        </div>
      ) : null}
      {problems.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 text-sm font-medium text-danger">
          {problems.map((problem) => (
            <li key={`${problem.pointer} ${problem.reason}`}>{sayProblem(problem)}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
