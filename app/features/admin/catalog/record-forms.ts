/** Records as forms: what a new one begins with, and what a form without a script says. */
import type { FormObject } from '#app/shared/forms/form-data.ts';
import type { RecordInput, RecordKind } from '#schemas/domain/catalog/records.ts';

const beginnings: { [K in RecordKind]: Extract<RecordInput, { kind: K }> } = {
  category: { kind: 'category', name: '', slug: '', description: '', parent: null, picture: null },
  vendor: { kind: 'vendor', name: '', slug: '', description: '', active: true },
  tag: { kind: 'tag', name: '', slug: '' },
  collection: {
    kind: 'collection',
    name: '',
    slug: '',
    description: '',
    featured: false,
    picture: null,
    rule: null,
    products: [],
  },
  filter: { kind: 'filter', name: '', options: [] },
  synonym: { kind: 'synonym', term: '', means: [], both_ways: false },
};

export const newRecord = (kind: RecordKind): RecordInput => beginnings[kind];

/** One value a line, its colours after it: "Navy and Oak #1b2a41 #c8a165". */
export function optionsFromText(text: string) {
  return linesOf(text).map((line) => {
    const colours = line.match(/#[0-9a-f]{6}\b/gi) ?? [];
    const label = line.replace(/\s*#[0-9a-f]{6}\b/gi, '').trim();
    const [hex, hex2] = colours;
    return { label, ...(hex ? { hex } : {}), ...(hex2 ? { hex2 } : {}) };
  });
}

export const optionsToText = (
  options: readonly { label: string; hex?: string | undefined; hex2?: string | undefined }[],
) => options.map(({ label, hex, hex2 }) => [label, hex, hex2].filter(Boolean).join(' ')).join('\n');

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Of a page whose script did not come; what such a form does not show stays as `kept` says. */
export function recordFromForm(kind: RecordKind, form: FormData, fields: FormObject): object {
  const kept = JSON.parse(text(form.get('kept')) || '{}') as object;
  const named = { kind, name: text(fields.name), slug: text(fields.slug) };
  switch (kind) {
    case 'tag':
      return named;
    case 'vendor':
      return { ...named, description: text(fields.description), active: form.has('active') };
    case 'category':
      return {
        ...beginnings.category,
        ...kept,
        ...named,
        description: text(fields.description),
        parent: text(fields.parent) || null,
      };
    case 'collection':
      return {
        ...beginnings.collection,
        ...kept,
        ...named,
        description: text(fields.description),
        featured: form.has('featured'),
      };
    case 'filter':
      return { kind, name: text(fields.name), options: optionsFromText(text(fields.options)) };
    case 'synonym':
      return {
        kind,
        term: text(fields.term),
        means: linesOf(text(fields.means)),
        both_ways: form.has('both_ways'),
      };
  }
}
