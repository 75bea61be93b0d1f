/** The form of a photo, gallery, video or row of products in a text, made from its schema. */
import { isObject, type Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { type EmbedType, embedLabels, embedSchemas } from '#schemas/fields/rich-text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { describeField } from '../describe-field.ts';
import { useValue } from '../form-context.tsx';
import { NestedField } from '../nested-field.tsx';

/** `path` leads to the node in the document. */
export function EmbedDialog({ path, onClose }: { path: Path; onClose: () => void }) {
  const node = useValue(path);
  const type = isObject(node) && typeof node.type === 'string' ? node.type : '';
  if (!Object.hasOwn(embedSchemas, type)) return null;
  const known = type as EmbedType;
  return (
    <Dialog
      title={embedLabels[known]()}
      width="medium"
      onClose={onClose}
      footer={<Button onClick={onClose}>{m.content_done()}</Button>}
    >
      <div className="flex flex-col gap-5">
        {describeField(embedSchemas[known]).parts.map(({ name, field }) => (
          <NestedField key={name} field={field} path={[...path, 'attrs', name]} />
        ))}
      </div>
    </Dialog>
  );
}
