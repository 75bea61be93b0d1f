/** A page's draft becomes part of the release, or the page is taken off the shop by it. */
import { Form, useNavigation } from '@remix-run/react';
import { useId, useState } from 'react';
import { kindWords } from '#app/features/admin/content/kind-words.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { type ListedKind, listedKinds } from '#schemas/domain/content/content-kinds.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { audienceName, statusNames } from '../pages/page-words.tsx';
import type { Choice } from './releases.server.ts';

const kindName = (kind: ListedKind): string => {
  if (kind === 'section') return m.content_sections();
  return kind === 'page' ? m.admin_nav_pages() : kindWords[kind].many();
};

export function AddForm({ choices, refused }: { choices: Choice[]; refused: StaffAnswer | undefined }) {
  const scripted = useScripted();
  const id = useId();
  const [wanted, setWanted] = useState(refused?.values.page ?? '');
  // What was added is no choice any more; what is chosen while the list comes anew stays.
  const page = choices.some(({ _id }) => _id === wanted) ? wanted : (choices[0]?._id ?? '');
  const busy = useNavigation().formData?.get('intent') === 'add';
  const said = ({ title, kind, audience, status }: Choice) =>
    [
      title || m.editor_untitled(),
      ...(kind === 'page' ? [audienceName(audience)] : []),
      statusNames[status](),
    ].join(' · ');
  return (
    <Form
      method="post"
      noValidate={scripted}
      preventScrollReset
      aria-labelledby={id}
      className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <h3 id={id} className="mb-3 font-semibold">
        {m.release_add_title()}
      </h3>
      <div className="flex flex-wrap items-start gap-4">
        <SelectField
          label={m.release_add_page()}
          name="page"
          required
          value={page}
          onChange={(event) => setWanted(event.target.value)}
          error={refused?.errors.page}
          className="grow basis-64"
        >
          {listedKinds.map((kind) => {
            const some = choices.filter((choice) => choice.kind === kind);
            if (some.length === 0) return null;
            return (
              <optgroup key={kind} label={kindName(kind)}>
                {some.map((choice) => (
                  <option key={choice._id} value={choice._id}>
                    {said(choice)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </SelectField>
        <SelectField
          label={m.release_add_action()}
          name="action"
          defaultValue={refused?.values.action ?? 'publish'}
          className="basis-56"
        >
          <option value="publish">{m.release_goes_live()}</option>
          <option value="unpublish">{m.release_comes_off()}</option>
        </SelectField>
        <Button type="submit" name="intent" value="add" busy={busy} className="mt-6.5">
          {m.release_add()}
        </Button>
      </div>
    </Form>
  );
}
