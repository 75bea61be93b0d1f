/** Where a piece of text leads: something of the shop by its name, or an address. */
import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import * as m from '#messages';
import { link, referenceKinds } from '#schemas/fields/fields.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EntityPicker } from '../controls/entity-picker.tsx';
import { looksLikeAddress } from '../controls/link-control.tsx';
import { type Entity, parseReference, useEntity } from '../entities.ts';
import { FieldError } from '../field-frame.tsx';
import { wholeAddress } from './stored-form.ts';

const schema = link({ label: m.content_link });

type Props = {
  editor: Editor;
  onClose: () => void;
  /** What stands for something of the shop: its id, or where it is, where no id is looked up. */
  keeps?: 'id' | 'address';
};

export function LinkDialog({ editor, onClose, keeps = 'id' }: Props) {
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setHref] = useState(before);
  const [chosen, setChosen] = useState<Entity | null>(null);
  const [isRefused, setRefused] = useState(false);
  const reference = parseReference(typed);
  const entity = useEntity(reference?.kind, reference?.id);
  const close = () => {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  const store = () => {
    const href = wholeAddress(typed);
    const isKept = keeps === 'id' || !reference;
    if (!isKept || !schema.safeParse(href).success) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    // With nothing selected the address's name becomes the text.
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({
          type: 'text',
          text: entity?.name ?? (chosen?.href === href ? chosen.name : href),
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run();
    else chain.setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  return (
    <Dialog
      title={m.content_link()}
      width="small"
      onClose={close}
      footer={
        <>
          {before ? (
            <Button variant="outline" className="mr-auto" onClick={remove}>
              {m.content_link_remove()}
            </Button>
          ) : null}
          <Button variant="outline" onClick={close}>
            {m.editor_cancel()}
          </Button>
          <Button onClick={store}>{m.content_link_set()}</Button>
        </>
      }
    >
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {m.content_link_field()}
      </label>
      <div className="min-h-72">
        <EntityPicker
          wiring={{
            id,
            'aria-describedby': isRefused ? `${id}-error` : undefined,
            'aria-invalid': isRefused || undefined,
          }}
          kinds={referenceKinds}
          shown={reference ? (entity?.name ?? reference.id) : typed}
          placeholder={m.field_link_placeholder()}
          takes={(words) => looksLikeAddress(wholeAddress(words))}
          onType={setHref}
          onPick={(picked) => {
            setChosen(picked);
            setHref(keeps === 'id' ? `${picked.kind}:${picked.id}` : picked.href);
          }}
          onEmpty={() => setHref('')}
          hasFocusFirst
          note={reference && entity ? <p className="mt-1 text-xs text-stone">{entity.href}</p> : null}
        />
        <FieldError id={`${id}-error`} text={isRefused ? m.content_link_wrong() : undefined} />
      </div>
    </Dialog>
  );
}
