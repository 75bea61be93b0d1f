/** The page's own fields. */
import * as m from '#messages';
import { audiences, pageDocumentSchema } from '#schemas/domain/content/page.ts';
import { useEditorSession } from '../session/hooks.ts';
import type { FieldDescription } from './describe-field.ts';
import { FormField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { OwnUnknownKeys } from './misfit.tsx';

/** Words are looked up when they are read. */
const textField = (
  label: () => string,
  help: () => string,
  more: Partial<FieldDescription>,
  optionLabels: () => Record<string, string> = () => ({}),
): FieldDescription => ({
  field: 'text',
  multiline: false,
  omittable: false,
  fallback: undefined,
  integer: false,
  options: [],
  open: false,
  parts: [],
  item: null,
  ...more,
  get label() {
    return label();
  },
  get help() {
    return help();
  },
  get optionLabels() {
    return optionLabels();
  },
});

const fields: [string, FieldDescription][] = [
  ['title', textField(m.session_page_title, m.field_page_title_help, { max: 120 })],
  [
    'description',
    textField(m.session_page_description, m.field_page_description_help, {
      multiline: true,
      omittable: true,
      fallback: '',
      max: 300,
    }),
  ],
  ['slug', textField(m.session_page_slug, m.field_page_slug_help, { max: 120 })],
  [
    'audience',
    textField(
      m.session_page_audience,
      m.field_page_audience_help,
      { field: 'select', options: audiences },
      () => ({
        guest: m.field_audience_guest(),
        customer: m.field_audience_customer(),
        company: m.field_audience_company(),
      }),
    ),
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
        <OwnUnknownKeys schema={pageDocumentSchema} label={m.editor_page_settings} />
      </fieldset>
    </FormFrame>
  );
}
