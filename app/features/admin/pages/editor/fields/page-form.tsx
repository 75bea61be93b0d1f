/** The page's own fields. */
import * as m from '#messages';
import { audiences } from '#schemas/domain/content/page.ts';
import { useEditorSession } from '../session/hooks.ts';
import type { FieldDescription } from './describe-field.ts';
import { FormField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';

const base: FieldDescription = {
  field: 'text',
  label: '',
  multiline: false,
  omittable: false,
  fallback: undefined,
  integer: false,
  options: [],
  open: false,
  parts: [],
  item: null,
};

/** In the words of today's language, made once. */
const fields: [string, FieldDescription][] = [
  ['title', { ...base, label: m.session_page_title(), help: m.field_page_title_help(), max: 120 }],
  [
    'description',
    {
      ...base,
      label: m.session_page_description(),
      help: m.field_page_description_help(),
      multiline: true,
      omittable: true,
      fallback: '',
      max: 300,
    },
  ],
  ['slug', { ...base, label: m.session_page_slug(), help: m.field_page_slug_help(), max: 120 }],
  [
    'audience',
    {
      ...base,
      field: 'select',
      label: m.session_page_audience(),
      help: m.field_page_audience_help(),
      options: audiences,
      optionLabels: {
        guest: m.field_audience_guest(),
        customer: m.field_audience_customer(),
        company: m.field_audience_company(),
      },
    },
  ],
];

export function PageForm() {
  const { readOnly } = useEditorSession();
  return (
    <FormFrame blockKey={null}>
      <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{m.field_page_form()}</legend>
        {fields.map(([name, field]) => (
          <FormField key={name} field={field} path={[name]} />
        ))}
      </fieldset>
    </FormFrame>
  );
}
