import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, image, object, select, text } from '#schemas/fields/fields.ts';

/** A band across the page: words and a way on, over a picture or a plain colour. */
export const block = defineBlock({
  type: 'banner',
  version: 1,
  label: 'Banner',
  category: 'content',
  schema: object({
    label: 'Banner',
    of: {
      title: text({ label: 'Title', max: 90 }),
      text: text({ label: 'Text', max: 240, optional: true }).default(''),
      image: image({ label: 'Picture' }).optional(),
      tone: select({ label: 'Colour', options: ['accent', 'ink', 'sand', 'paper'] }).default('accent'),
      cta: button({ label: 'Button' }).optional(),
    },
  }),
});
