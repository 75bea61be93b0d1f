import type { FieldType } from '#schemas/fields/fields.ts';
import { readSchema } from '#schemas/fields/walk-schema.ts';
import { classes } from '#ui/classes.ts';
import { definitionOf } from '../words/block-words.ts';

const files = import.meta.glob<string>('/blocks/*/sketch.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Says nothing to a screen reader: the words beside it do. */
export function BlockSketch({ type, className }: { type: string; className?: string }) {
  const drawn = files[`/blocks/${type}/sketch.svg`];
  const look = classes('block [&>svg]:block [&>svg]:size-full', className);
  if (!drawn)
    return (
      <span aria-hidden="true" className={look}>
        <SchemaSketch kinds={kindsOf(type)} />
      </span>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository.
  return <span aria-hidden="true" className={look} dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** The kinds of its fields, from the top of the form down. */
function kindsOf(type: string): FieldType[] {
  const schema = definitionOf(type)?.schema;
  const fields = Object.values((schema && readSchema(schema).shape) ?? {});
  return fields.flatMap((field) => readSchema(field).meta.field ?? []);
}

const heights: Partial<Record<FieldType, number>> = {
  text: 7,
  button: 11,
  array: 24,
  object: 14,
  video: 26,
  image: 26,
};

function SchemaSketch({ kinds }: { kinds: readonly FieldType[] }) {
  let y = 8;
  const parts = (kinds.length > 0 ? kinds : (['text', 'text'] as const)).flatMap((kind) => {
    const height = heights[kind];
    if (height === undefined || y + height > 72) return [];
    const at = y;
    y += height;
    return [{ kind, y: at, height: height - 4 }];
  });
  return (
    <svg viewBox="0 0 120 76" aria-hidden="true">
      {parts.map(({ kind, y: top, height }) =>
        kind === 'array' || kind === 'object' ? (
          [0, 1, 2].map((column) => (
            <rect
              key={`${top}-${column}`}
              x={8 + column * 36}
              y={top}
              width="32"
              height={height}
              rx="2"
              className="fill-accent-soft"
            />
          ))
        ) : (
          <rect
            key={top}
            x="8"
            y={top}
            width={kind === 'button' ? 26 : kind === 'text' ? 104 - ((top * 7) % 50) : 104}
            height={height}
            rx="1.5"
            className={
              kind === 'button' ? 'fill-accent' : kind === 'text' ? 'fill-stone/60' : 'fill-accent-soft'
            }
          />
        ),
      )}
    </svg>
  );
}
