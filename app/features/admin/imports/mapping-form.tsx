import { Form } from '@remix-run/react';
import * as m from '#messages';
import type { ImportDetail } from '#schemas/domain/catalog/import.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { targetName } from './words.ts';

/** The target whose name the column has, else none. */
const guess = (header: string, targets: string[]): string => {
  const plain = header
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return targets.includes(plain) ? plain : 'ignore';
};

/** Each column of the file with what it holds, and what it is here. */
export function MappingForm({ run, busy }: { run: ImportDetail; busy: boolean }) {
  const { headers, sample, mapping, targets } = run;
  return (
    <Form method="post" className="mt-6">
      <Heading level={2} size="small">
        {m.import_mapping()}
      </Heading>
      <p className="mt-2 max-w-prose text-stone">{m.import_mapping_text()}</p>
      <div className="mt-4 grid grid-cols-1 gap-4 wide:grid-cols-2 broad:grid-cols-3">
        {headers.map((header, at) => {
          const example = sample.map((cells) => cells[at] ?? '').find((cell) => cell.trim() !== '');
          return header && headers.indexOf(header) === at ? (
            <SelectField
              key={header}
              label={header}
              hint={example ? m.import_mapping_example({ value: example.slice(0, 60) }) : undefined}
              name={`column:${header}`}
              defaultValue={mapping[header] ?? guess(header, targets)}
            >
              {targets.map((target) => (
                <option key={target} value={target}>
                  {targetName(target)}
                </option>
              ))}
            </SelectField>
          ) : null;
        })}
      </div>
      <Button type="submit" name="intent" value="map" busy={busy} className="mt-5">
        {m.import_mapping_do()}
      </Button>
    </Form>
  );
}
