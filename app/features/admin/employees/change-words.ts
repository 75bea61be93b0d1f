/** What was changed of a record, in words: "Variants › FB-36 › Retail: $100.00 → $110.00". */
import { trailName } from '#app/features/admin/catalog/place-name.ts';
import { fieldLabel } from '#app/features/admin/pricing/pricing-words.ts';
import { gradeName } from '#app/features/admin/search/judgment-words.ts';
import * as m from '#messages';
import { productFieldsSchema } from '#schemas/domain/catalog/editing.ts';
import { grades } from '#schemas/domain/catalog/judgments.ts';
import { recordKinds, recordSchemas } from '#schemas/domain/catalog/records.ts';
import type { AuditEvent } from '#schemas/domain/content/editor.ts';
import { type Change, readChanges } from '#schemas/domain/platform/change.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';

/** More of one deed are counted. */
const shown = 8;

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

const isJudgment = (action: string) => action === 'search.judge' || action === 'search.import_judgments';

function placeOf(
  { action, subject, detail }: AuditEvent,
  at: string,
): { place: string; unit?: string | undefined } {
  const steps = stepsOf(at);
  const [kind] = action.split('.');
  // Searches and products, by their names.
  if (isJudgment(action)) return { place: steps.join(' › ') };
  if (kind === 'product') return trailName(productFieldsSchema, steps);
  const record = recordKinds.find((one) => one === detail.type);
  if (kind === 'catalog' && record) return trailName(recordSchemas[record], steps);
  const [field = '', ...rest] = steps;
  return {
    place: [fieldLabel(kind === 'settings' ? subject : (detail.type ?? ''), field), ...rest].join(' › '),
  };
}

function sayChange(event: AuditEvent, { at, from, to, row }: Change): string {
  const { place, unit } = placeOf(event, at);
  if (row) return row === 'added' ? m.staff_change_added({ place }) : m.staff_change_removed({ place });
  if (from === undefined || to === undefined) return m.staff_change_of({ place });
  const said = (value: string) => {
    if (value === '') return m.staff_change_nothing();
    const grade = isJudgment(event.action) ? grades.find((one) => `${one}` === value) : undefined;
    if (grade !== undefined) return gradeName(grade);
    return unit === '$' && Number.isFinite(Number(value)) ? formatDollars(Number(value)) : value;
  };
  return m.staff_change({ place, from: said(from), to: said(to) });
}

/** The first eight, and how many more there are. */
export function changesOf(event: AuditEvent): string[] {
  const changes = readChanges(event.detail.changes);
  const more = changes.length - shown;
  return [
    ...changes.slice(0, shown).map((change) => sayChange(event, change)),
    ...(more > 0 ? [m.staff_changes_more({ count: more })] : []),
  ];
}
