import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, markdown, object, style, text } from '#schemas/fields/fields.ts';

/** Questions that open to their answers. */
export const block = defineBlock({
  type: 'faq',
  version: 2,
  label: m.block_faq_label,
  presets: { questions: m.block_faq_preset_questions },
  category: 'content',
  schema: object({
    label: m.block_faq_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      items: array({
        label: m.block_faq_questions,
        min: 1,
        max: 20,
        of: object({
          label: m.block_faq_question,
          of: {
            question: text({ label: m.block_faq_question, max: 160 }),
            answer: markdown({ label: m.block_faq_answer, max: 3000 }),
          },
        }),
      }),
    },
  }),
});
