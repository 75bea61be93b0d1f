import type { BlockMigrations } from '#schemas/fields/define-block.ts';

/** Plain text as the Markdown that says the same: a sign that would act is escaped, and a new line is a new line. */
const asMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<&]/g, (sign) => `\\${sign}`)
    .replace(/^[ \t]+/gm, '')
    .replace(/^(?:[#>+=-]|\d+(?=[.)]))/gm, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
    .replace(/(?<!\n)\n(?!\n)/g, '\\\n');

export const migrations: BlockMigrations = {
  // Answers became Markdown, so that they can link.
  1: (props) => ({
    ...props,
    items: Array.isArray(props.items)
      ? props.items.map((item: unknown) =>
          typeof item === 'object' && item !== null && 'answer' in item && typeof item.answer === 'string'
            ? { ...item, answer: asMarkdown(item.answer) }
            : item,
        )
      : props.items,
  }),
};
