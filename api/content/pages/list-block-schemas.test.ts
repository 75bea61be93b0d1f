import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { listBlockSchemas } from './list-block-schemas.ts';

type Field = {
  label?: string;
  optionLabels?: Record<string, string>;
  enum?: string[];
  properties?: Record<string, Field>;
  items?: Field;
};

const english = new Set(Object.values(JSON.parse(readFileSync('messages/en.json', 'utf8'))));

/** The pointers of the fields and options without a label from the messages. */
function unlabeled(field: Field, pointer = ''): string[] {
  const options = (field.enum ?? []).filter((value) => !english.has(field.optionLabels?.[value]));
  return [
    ...(english.has(field.label) ? [] : [pointer]),
    ...options.map((value) => `${pointer}=${value}`),
    ...Object.entries(field.properties ?? {}).flatMap(([name, part]) =>
      unlabeled(part, `${pointer}/${name}`),
    ),
    ...(field.items ? unlabeled(field.items, `${pointer}/*`) : []),
  ];
}

test('every block, its presets and each field and option within it have a label from the messages', async () => {
  const { blocks } = await listBlockSchemas();
  for (const [type, { label, props }] of Object.entries(blocks)) {
    expect(english, type).toContain(label);
    expect(unlabeled(props), type).toEqual([]);
    const presets = JSON.parse(readFileSync(`blocks/${type}/presets.json`, 'utf8')) as { name: string }[];
    const names = blockRegistry[type]?.definition.presets ?? {};
    expect(Object.keys(names), type).toEqual(presets.map(({ name }) => name));
    for (const name of Object.values(names)) expect(english, type).toContain(name());
  }
});

test('a label, a help text and the names of options are texts', async () => {
  const { props } = (await listBlockSchemas()).blocks.spacer ?? {};
  expect(props).toMatchObject({
    label: 'Spacer',
    properties: { size: { label: 'Height', optionLabels: { small: 'Small' } } },
  });
});
