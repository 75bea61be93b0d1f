/** A section's own fields: its name, and the pages that show it. */
import * as m from '#messages';
import { sectionDocumentSchema } from '#schemas/domain/content/page.ts';
import { FormField } from '../fields/form-field.tsx';
import { FormFrame } from '../fields/form-frame.tsx';
import { OwnUnknownKeys } from '../fields/misfit.tsx';
import { textField } from '../fields/page-form.tsx';
import { useEditorSession } from '../session/hooks.ts';
import { useSectionUses } from './use-uses.ts';
import { UsesList, usedOn } from './uses-list.tsx';

const title = textField(m.session_page_title, m.section_name_help, { max: 120 });

export function SectionForm() {
  const { readOnly, pageId } = useEditorSession();
  const uses = useSectionUses(pageId);
  return (
    <>
      <FormFrame blockKey={null}>
        <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-5">
          <legend className="sr-only">{m.section_settings()}</legend>
          <FormField field={title} path={['title']} />
          <OwnUnknownKeys schema={sectionDocumentSchema} label={m.section_settings} />
        </fieldset>
      </FormFrame>
      {uses ? (
        <section className="mt-8 border-t border-line pt-5">
          <h2 className="mb-1 text-sm font-medium">{usedOn(uses.length)}</h2>
          <UsesList uses={uses} label={usedOn(uses.length)} />
        </section>
      ) : null}
    </>
  );
}
