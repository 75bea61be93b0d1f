/**
 * npm run blocks:new NAME: a folder for a new block with a schema of five fields to start from, its labels in
 * messages/en.json, and the registries.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { syncRegistries } from './blocks-sync.ts';
import { compileMessages } from './steps.mjs';

const defaultRoot = fileURLToPath(new URL('../blocks', import.meta.url));
const defaultMessages = fileURLToPath(new URL('../messages/en.json', import.meta.url));

const schema = (name: string, key: string) => `import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, image, object, style, text } from '#schemas/fields/fields.ts';

export const block = defineBlock({
  type: '${name}',
  version: 1,
  label: m.${key}_label,
  presets: { standard: m.${key}_preset_standard },
  category: 'content',
  schema: object({
    label: m.${key}_label,
    of: {
      title: text({ label: m.${key}_title }),
      text: text({ label: m.${key}_text, multiline: true, optional: true }).default(''),
      image: image({ label: m.${key}_image }).optional(),
      cta: button({ label: m.${key}_cta }).optional(),
      style: style({ label: m.${key}_style }).optional(),
    },
  }),
});
`;

/** The English labels of that schema, by message key. */
const labels = (key: string, label: string): Record<string, string> => ({
  [`${key}_label`]: label,
  [`${key}_preset_standard`]: label,
  [`${key}_title`]: 'Heading',
  [`${key}_text`]: 'Text',
  [`${key}_image`]: 'Photo',
  [`${key}_cta`]: 'Button',
  [`${key}_style`]: 'Style',
});

const component = () => `import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
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
    "name": "standard",
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

/** Adds messages at the end of the file. Throws when one of the keys is taken. */
function addMessages(file: string, added: Record<string, string>): void {
  const text = readFileSync(file, 'utf8');
  const messages = JSON.parse(text) as Record<string, unknown>;
  const taken = Object.keys(added).find((key) => Object.hasOwn(messages, key));
  if (taken) throw new Error(`The message ${taken} exists already.`);
  const lines = Object.entries(added).map(([key, words]) => `,\n  "${key}": ${JSON.stringify(words)}`);
  writeFileSync(file, text.replace(/\s*\}\s*$/, `${lines.join('')}\n}\n`));
}

/**
 * Makes the folder, adds its labels to the messages and rewrites the registries; returns the names of the block's
 * files. Throws on a bad or taken name.
 */
export function newBlock(name: string | undefined, root = defaultRoot, messages = defaultMessages): string[] {
  if (!name || name.length > 60 || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `Expected a name such as testimonial or size-guide (lower-case words joined by hyphens), found "${name ?? ''}".`,
    );
  }
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Error(`blocks/${name} exists already.`);
  const words = name.replaceAll('-', ' ');
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  const key = `block_${name.replaceAll('-', '_')}`;
  addMessages(messages, labels(key, label));
  const files = {
    'schema.ts': schema(name, key),
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
    await compileMessages();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
