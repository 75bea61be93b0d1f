/** The field of any kind, for the controls that hold others: given from above, since it knows them all. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Path } from '#app/shared/json.ts';
import type { FieldDescription } from './describe-field.ts';

export type NestedFieldProps = {
  field: FieldDescription;
  path: Path;
  /** Its name stands around it already. */
  bare?: boolean;
};

const NestedFieldContext = createContext<ComponentType<NestedFieldProps> | null>(null);
export const NestedFieldProvider = NestedFieldContext.Provider;

export function NestedField(props: NestedFieldProps) {
  const Field = useContext(NestedFieldContext);
  if (!Field) throw new Error('A field needs a form around it');
  return <Field {...props} />;
}
