/** npm run blocks:new NAME: a folder for a new block, with a schema of five fields to start from, and the registries. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { syncRegistries } from './blocks-sync.ts';

const defaultRoot = fileURLToPath(new URL('../blocks', import.meta.url));

const schema = (
  name: string,
  label: string,
) => `import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, image, object, style, text } from '#schemas/fields/fields.ts';

export const block = defineBlock({
  type: '${name}',
  version: 1,
  label: '${label}',
  category: 'content',
  schema: object({
    label: '${label}',
    of: {
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', multiline: true, optional: true }).default(''),
      image: image({ label: 'Picture' }).optional(),
      cta: button({ label: 'Button' }).optional(),
      style: style({ label: 'Look' }).optional(),
    },
  }),
});
`;

const component = () => `import { usePorts } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { styleOf } from '#app/ui/style-value.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

export default function Block({ title, text, image, cta, style, block }: Props) {
  const { href } = usePorts();
  const id = \`\${block.id}-title\`;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {text ? <p className="mt-4 max-w-text text-lg">{text}</p> : null}
      {image ? <Picture picture={image} sizes="100vw" className="mt-8 h-auto w-full rounded-sm" /> : null}
      {cta ? (
        <ButtonLink to={href(cta.link)} variant={cta.variant} className="mt-8">
          {cta.content}
        </ButtonLink>
      ) : null}
    </Section>
  );
}
`;

const presets = (label: string) => `[
  {
    "name": "${label}",
    "props": {
      "title": "${label}",
      "text": "Say here what this is about.",
      "cta": { "content": "Read more", "link": "/", "variant": "outline" }
    }
  }
]
`;

const test = (name: string) => `import { expect, test } from 'vitest';
import presets from './presets.json' with { type: 'json' };
import { block } from './schema.ts';

test('a ${name} without a title is refused', () => {
  expect(block.schema.safeParse({ ...presets[0]?.props, title: '' }).success).toBe(false);
  expect(block.schema.safeParse(presets[0]?.props).success).toBe(true);
});
`;

/** Makes the folder and rewrites the registries; gives the names of the files. Throws on a bad or taken name. */
export function newBlock(name: string | undefined, root = defaultRoot): string[] {
  if (!name || name.length > 60 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `Expected a name such as testimonial or size-guide (lower-case words joined by hyphens), found "${name ?? ''}".`,
    );
  }
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Error(`blocks/${name} exists already.`);
  const words = name.replaceAll('-', ' ');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const files = {
    'schema.ts': schema(name, label),
    'component.tsx': component(),
    'presets.json': presets(label),
    [`${name}.test.ts`]: test(name),
  };
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(folder, file), content);
  syncRegistries(root);
  return Object.keys(files).map((file) => `blocks/${name}/${file}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    for (const file of newBlock(process.argv[2])) console.log(`made ${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
