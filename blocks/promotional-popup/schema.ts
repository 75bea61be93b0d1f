import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, day, image, number, object, select, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home: the rebate offer, shown after 4 s; SPEC: widths sm, md, lg. RESOLUTIONS 14: its dates are content. */
export const block = defineBlock({
  type: 'promotional-popup',
  version: 1,
  label: 'Promotional popup',
  category: 'popup',
  schema: object({
    label: 'Promotional popup',
    of: {
      title: text({ label: 'Title', max: 90 }),
      text: text({ label: 'Text', max: 400, multiline: true }),
      image: image({ label: 'Picture' }).optional(),
      cta: button({ label: 'Button' }).default({
        content: 'Open a trade account',
        link: '/trade-register',
        variant: 'primary',
      }),
      delay: number({ label: 'Comes after', min: 0, max: 600, unit: 'seconds' }).default(4),
      width: select({ label: 'Width', options: ['sm', 'md', 'lg'] }).default('md'),
      start: day({ label: 'First day', help: 'From now on when empty.' }).optional(),
      end: day({ label: 'Last day', help: 'Without an end when empty.' }).optional(),
      terms: text({ label: 'Terms', max: 600, multiline: true, optional: true }).default(''),
    },
  }),
});
