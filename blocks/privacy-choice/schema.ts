import { defineBlock } from '#schemas/fields/define-block.ts';
import { object, style, text } from '#schemas/fields/fields.ts';

/** Where a visitor says whether visits may be counted (RESOLUTIONS 58). The choice is a cookie of this browser. */
export const block = defineBlock({
  type: 'privacy-choice',
  version: 1,
  label: 'Choice about counting visits',
  category: 'content',
  limits: { perPage: 1 },
  schema: object({
    label: 'Choice about counting visits',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', max: 500, multiline: true, optional: true }).default(''),
    },
  }),
});
