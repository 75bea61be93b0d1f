import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, image, object, select, style, text } from '#schemas/fields/fields.ts';

/** Two to four things side by side, each with a picture or an icon. */
export const block = defineBlock({
  type: 'columns',
  version: 1,
  label: 'Columns',
  category: 'content',
  schema: object({
    label: 'Columns',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title', max: 90, optional: true }).default(''),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      columns: array({
        label: 'Columns',
        min: 2,
        max: 4,
        of: object({
          label: 'Column',
          of: {
            heading: text({ label: 'Heading', max: 80 }),
            text: text({ label: 'Text', max: 500, multiline: true, optional: true }).default(''),
            image: image({ label: 'Picture' }).optional(),
            icon: select({
              label: 'Icon',
              options: ['truck', 'tag', 'tools', 'clock', 'box', 'shield', 'people', 'pin'],
            }).optional(),
            cta: button({ label: 'Button' }).optional(),
          },
        }),
      }),
    },
  }),
});
