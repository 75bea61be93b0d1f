import * as m from '#messages';
import type { EntityKind } from '#schemas/fields/fields.ts';
import { useEntity } from '../entities.ts';
import { type ControlProps, FieldFrame } from '../field-frame.tsx';
import { useWrite } from '../form-context.tsx';
import { EntityPicker, kindNames } from './entity-picker.tsx';
import { TextControl } from './text-control.tsx';

/** The id of something of the shop, by its name. */
export function EntityControl({ field, path, value }: ControlProps) {
  if (!field.entity) return <TextControl {...{ field, path, value }} />;
  return <KnownEntity {...{ field, path, value }} kind={field.entity} />;
}

function KnownEntity({ field, path, value, kind }: ControlProps & { kind: EntityKind }) {
  const write = useWrite();
  const id = typeof value === 'string' ? value : '';
  const entity = useEntity(kind, id || undefined);
  return (
    <FieldFrame {...{ field, path, value }}>
      {(wiring) => (
        <EntityPicker
          wiring={wiring}
          kinds={[kind]}
          shown={entity?.name ?? id}
          placeholder={m.field_search({ kind: kindNames[kind]() })}
          takes={() => false}
          onType={() => {}}
          onPick={(picked) => write(field.label, path, picked.id)}
          onEmpty={() => write(field.label, path, field.omittable ? undefined : '')}
          note={
            entity === null ? (
              <p className="mt-1 text-xs text-danger">{m.field_gone({ id: id.slice(0, 80) })}</p>
            ) : null
          }
        />
      )}
    </FieldFrame>
  );
}
