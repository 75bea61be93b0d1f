import { useEditing } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { AnswerPlace } from '#ui/answer-place.tsx';
import { Heading } from '#ui/heading.tsx';
import { ChevronDown } from '#ui/icons.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

export default function Faq({ style, title, text, items, loaded, block }: Props) {
  const id = `${block.id}-title`;
  const edited = useEditing()?.item;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
      <div className="grid gap-x-16 gap-y-8 desk:grid-cols-[2fr_3fr]">
        <div>
          <Heading level={block.position === 0 ? 1 : 2} id={id}>
            {title}
          </Heading>
          {text ? <p className="mt-3 max-w-text text-lg text-stone">{text}</p> : null}
        </div>
        <div className="border-t border-line">
          {items.map(({ question }, at) => (
            <details key={question} open={at === edited || undefined} className="group border-b border-line">
              <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg font-medium hover:text-accent">
                {question}
                <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <AnswerPlace blockId={block.id} place={at}>
                <RichText html={loaded.answers[at] ?? ''} className="prose-small pr-10 pb-6 text-stone" />
              </AnswerPlace>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
