import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, image, object, select, style, text } from '#schemas/fields/fields.ts';

/** A picture and, beside it, what there is to say about it. */
export const block = defineBlock({
  type: 'image-with-text',
  version: 1,
  label: 'Image with text',
  category: 'content',
  schema: object({
    label: 'Image with text',
    of: {
      style: style({ label: 'Look' }).optional(),
      kicker: text({ label: 'Line above the title', max: 60, optional: true }).default(''),
      title: text({ label: 'Title', max: 90 }),
      text: text({ label: 'Text', max: 1200, multiline: true }),
      image: image({ label: 'Picture' }),
      side: select({ label: 'Picture stands', options: ['left', 'right'] }).default('left'),
      cta: button({ label: 'Button' }).optional(),
    },
  }),
});
