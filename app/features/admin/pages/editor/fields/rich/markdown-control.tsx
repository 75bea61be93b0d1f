/** Text that is kept as Markdown, in a form. */
import { useEditorSession } from '../../session/hooks.ts';
import { type ControlProps, FieldFrame, placeOf } from '../field-frame.tsx';
import { useFormKey, useWrite } from '../form-context.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

/** Fields that are written as Markdown until somebody changes that, or the page is loaded again. */
const rawFields = new Set<string>();

export default function MarkdownControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const { readOnly } = useEditorSession();
  const place = `${useFormKey()}${placeOf(path)}`;
  const standing = typeof field.fallback === 'string' ? field.fallback : '';
  const onChange = (next: string) => {
    const gone = next === '' && field.omittable && standing === '';
    write(field.label, path, gone ? undefined : next, true);
  };
  return (
    <FieldFrame {...{ field, path, value }} as="group">
      {({ id: _, ...wiring }) => (
        <MarkdownEditor
          key={place}
          {...wiring}
          label={field.label}
          value={typeof value === 'string' ? value : standing}
          {...(field.max === undefined ? {} : { max: field.max })}
          readOnly={readOnly}
          onChange={onChange}
          isRaw={rawFields.has(place)}
          onRaw={(isRaw) => {
            if (isRaw) rawFields.add(place);
            else rawFields.delete(place);
          }}
        />
      )}
    </FieldFrame>
  );
}
