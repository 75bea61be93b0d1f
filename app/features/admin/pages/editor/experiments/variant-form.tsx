/** A variant's own fields: its name alone. The rest is the page's. */
import * as m from '#messages';
import { variantDocumentSchema } from '#schemas/domain/content/page.ts';
import { FormField } from '../fields/form-field.tsx';
import { FormFrame } from '../fields/form-frame.tsx';
import { OwnUnknownKeys } from '../fields/misfit.tsx';
import { textField } from '../fields/page-form.tsx';
import { useEditorSession } from '../session/hooks.ts';

const title = textField(m.session_page_title, m.experiment_variant_name_help, { max: 120 });

export function VariantForm() {
  const { readOnly } = useEditorSession();
  return (
    <FormFrame blockKey={null}>
      <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{m.experiment_variant_settings()}</legend>
        <FormField field={title} path={['title']} />
        <p className="text-sm text-stone">{m.experiment_variant_text()}</p>
        <OwnUnknownKeys schema={variantDocumentSchema} label={m.experiment_variant_settings} />
      </fieldset>
    </FormFrame>
  );
}
