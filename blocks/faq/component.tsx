import { useEditing } from '#app/page-renderer/ports.ts';
import type { BlockView } from '#app/page-renderer/types.ts';
import { Heading } from '#app/ui/heading.tsx';
import { ChevronDown } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/section.tsx';
import { styleOf } from '#app/ui/style-value.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

export default function Faq({ style, title, text, items, block }: Props) {
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
          {items.map(({ question, answer }, at) => (
            <details key={question} open={at === edited || undefined} className="group border-b border-line">
              <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg font-medium hover:text-accent">
                {question}
                <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
              </summary>
              <p className="max-w-text pr-10 pb-6 whitespace-pre-line text-stone">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
