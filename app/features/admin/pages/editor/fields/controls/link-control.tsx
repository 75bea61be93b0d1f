import * as m from '#messages';
import { referenceKinds } from '#schemas/fields/fields.ts';
import { parseReference, useEntity } from '../entities.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { useWrite } from '../form-context.tsx';
import { wholeAddress } from '../rich/stored-form.ts';
import { EntityPicker, kindNames } from './entity-picker.tsx';

/** What somebody means as an address, right or wrong: the schema says which. */
export const looksLikeAddress = (typed: string) => /^(?:\/|#|https?:|mailto:|tel:)/.test(typed);

/** Something of the shop, kept as its id so that it outlives its address, or an address as it was typed. */
export function LinkControl({ field, path, value }: ControlProps) {
  const write = useWrite();
  const link = typeof value === 'string' ? value : '';
  const reference = parseReference(link);
  const entity = useEntity(reference?.kind, reference?.id);
  const shown = reference ? (entity?.name ?? reference.id) : link;
  const store = (next: string) => write(field.label, path, next);
  return (
    <FieldFrame {...{ field, path, value }}>
      {(wiring) => (
        <EntityPicker
          wiring={wiring}
          kinds={referenceKinds}
          shown={shown}
          placeholder={m.field_link_placeholder()}
          takes={(typed) => looksLikeAddress(wholeAddress(typed))}
          onType={(typed) => store(wholeAddress(typed))}
          onPick={({ kind, id }) => store(`${kind}:${id}`)}
          onEmpty={() => write(field.label, path, field.omittable ? undefined : '')}
          note={
            reference ? (
              <p className="mt-1 flex gap-2 text-xs text-stone [overflow-wrap:anywhere]">
                <span className="font-medium">{kindNames[reference.kind]()}</span>
                {entity === null ? (
                  <span className="text-danger">{m.field_gone({ id: reference.id })}</span>
                ) : (
                  <span>{entity?.href}</span>
                )}
              </p>
            ) : null
          }
        />
      )}
    </FieldFrame>
  );
}
