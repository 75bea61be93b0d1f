/** The form of a post, project, person, topic or room, made from its schema: what is read beside what surrounds it. */

import { type FocusEvent, useEffect, useState } from 'react';
import {
  describeField,
  type FieldDescription,
} from '#app/features/admin/pages/editor/fields/describe-field.ts';
import { UntouchedProvider, useValue } from '#app/features/admin/pages/editor/fields/form-context.tsx';
import { FormField } from '#app/features/admin/pages/editor/fields/form-field.tsx';
import { FormFrame } from '#app/features/admin/pages/editor/fields/form-frame.tsx';
import { UnknownKeys } from '#app/features/admin/pages/editor/fields/misfit.tsx';
import { useEditorSession, useSelection } from '#app/features/admin/pages/editor/session/hooks.ts';
import * as m from '#messages';
import type { ContentKind } from '#schemas/domain/content/content-kinds.ts';
import { contentSchemas } from '#schemas/fields/content-schemas.ts';

/** What a reader reads first stands in the middle, in this order. */
const written: readonly string[] = ['title', 'role', 'excerpt', 'summary', 'body', 'pictures'];
/** Asked for after all else. */
const last: readonly string[] = ['slug', 'description'];
/** Not a field for people. */
const hidden: readonly string[] = ['kind', 'audience', 'blocks', 'translations'];

const root = [] as const;

/** In a fresh draft: what a field lacks is no mistake before somebody has left it, or was led to it. */
function FreshField({ name, field }: { name: string; field: FieldDescription }) {
  const [isUntouched, setUntouched] = useState(true);
  const { path, request } = useSelection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: led there once more.
  useEffect(() => {
    if (path?.[0] === name) setUntouched(false);
  }, [path, name, request]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A dialog that was opened from it, to choose a photo, is still part of it.
    const isElsewhere = relatedTarget instanceof Element && !relatedTarget.closest('dialog');
    if (isElsewhere && !currentTarget.contains(relatedTarget)) setUntouched(false);
  };
  return (
    <UntouchedProvider value={isUntouched}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the focus leaves its field. */}
      <div onBlur={onBlur}>
        <FormField field={field} path={[name]} />
      </div>
    </UntouchedProvider>
  );
}

type FieldsProps = { kind: ContentKind; side: boolean; isFresh: boolean };

function Fields({ kind, side, isFresh }: FieldsProps) {
  const field = describeField(contentSchemas[kind]);
  const at = (name: string) => (side ? Number(last.includes(name)) : written.indexOf(name));
  const shown = field.parts
    .filter(({ name }) => !hidden.includes(name) && written.includes(name) !== side)
    .toSorted((one, other) => at(one.name) - at(other.name));
  return (
    <div className="flex flex-col gap-6">
      {shown.map(({ name, field: part }) =>
        isFresh ? (
          <FreshField key={name} name={name} field={part} />
        ) : (
          <FormField key={name} field={part} path={[name]} />
        ),
      )}
    </div>
  );
}

/** `isFresh`: begun a moment ago, and nothing is written yet. */
export function ContentForm({ kind, isFresh }: { kind: ContentKind; isFresh: boolean }) {
  const { readOnly } = useEditorSession();
  const value = useValue(root);
  return (
    <FormFrame blockKey={null}>
      <fieldset
        disabled={readOnly}
        className="mx-auto grid w-full max-w-7xl min-w-0 gap-x-10 gap-y-8 px-4 py-6 wide:px-6 desk:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <legend className="sr-only">{m.field_page_form()}</legend>
        <section aria-label={m.content_part_text()} className="min-w-0">
          <Fields kind={kind} side={false} isFresh={isFresh} />
        </section>
        <section
          aria-label={m.content_part_about()}
          className="h-fit min-w-0 rounded-md border border-line bg-surface p-5"
        >
          <Fields kind={kind} side isFresh={isFresh} />
          <UnknownKeys field={describeField(contentSchemas[kind])} path={root} value={value} />
        </section>
      </fieldset>
    </FormFrame>
  );
}
