import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { RichText as Prose } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/** The first block of a page carries the page's title. */
export default function RichText({ style, kicker, title, width, align, loaded, block }: Props) {
  const id = `${block.id}-title`;
  const isFirst = block.position === 0;
  const centered = align === 'center';
  return (
    <Section style={styleOf(style)} labelledBy={title ? id : undefined}>
      <div className={classes(width === 'text' && 'max-w-text', centered && 'mx-auto')}>
        {kicker ? (
          <p className="mb-3 text-xs font-semibold tracking-label text-accent uppercase">{kicker}</p>
        ) : null}
        {title ? (
          <Heading level={isFirst ? 1 : 2} id={id} className="mb-6 wide:mb-8">
            {title}
          </Heading>
        ) : null}
        <Prose html={loaded.html} wide={width === 'page'} />
      </div>
    </Section>
  );
}
