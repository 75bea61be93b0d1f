import { defineBlock } from '#schemas/fields/define-block.ts';
import { object, select, style, text } from '#schemas/fields/fields.ts';

/** Reading text in Markdown: headings, lists, quotes and links, set for reading. */
export const block = defineBlock({
  type: 'rich-text',
  version: 1,
  label: 'Rich text',
  category: 'content',
  schema: object({
    label: 'Rich text',
    of: {
      style: style({ label: 'Look' }).optional(),
      kicker: text({ label: 'Words above the title', max: 80, optional: true }).default(''),
      title: text({ label: 'Title', optional: true }).default(''),
      text: text({ label: 'Text', help: 'Markdown', multiline: true, max: 20_000 }),
      width: select({ label: 'Width', options: ['text', 'page'] }).default('text'),
      align: select({ label: 'Stands', options: ['start', 'center'] }).default('start'),
    },
  }),
});
