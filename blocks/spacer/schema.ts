import { defineBlock } from '#schemas/fields/define-block.ts';
import { boolean, object, select } from '#schemas/fields/fields.ts';

/** Air between two bands, with or without a line through it. */
export const block = defineBlock({
  type: 'spacer',
  version: 1,
  label: 'Spacer',
  category: 'content',
  schema: object({
    label: 'Spacer',
    of: {
      size: select({ label: 'Height', options: ['small', 'medium', 'large'] }).default('medium'),
      line: boolean({ label: 'With a line' }).default(false),
    },
  }),
});
