/** What a product's files are called. */
import * as m from '#messages';
import type { DocumentKind } from '#schemas/domain/catalog/product-data.ts';

export const documentKindNames: Record<DocumentKind, () => string> = {
  spec_sheet: m.document_kind_spec_sheet,
  installation: m.document_kind_installation,
  manual: m.document_kind_manual,
  warranty: m.document_kind_warranty,
  drawing: m.document_kind_drawing,
  other: m.document_kind_other,
};

/** "Manual: Cleaning and care"; the title alone where it says what the kind does, or where the kind says nothing. */
export function documentLabel({ kind, title }: { kind: DocumentKind; title: string }): string {
  const name = documentKindNames[kind]();
  const says = title.toLowerCase().includes(name.toLowerCase());
  return kind === 'other' || says ? title : m.document_label({ kind: name, title });
}
