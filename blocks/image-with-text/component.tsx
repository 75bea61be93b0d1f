import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

export default function ImageWithText({ style, kicker, title, text, image, side, cta, block }: Props) {
  const { href } = usePorts();
  const id = `${block.id}-title`;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
      <div className="grid items-center gap-x-16 gap-y-8 desk:grid-cols-12">
        <div
          className={classes(
            'aspect-4/3 overflow-hidden rounded-sm bg-sand desk:col-span-7',
            // By its place, not by order: painted before its words have arrived, it must not move.
            side === 'right' && 'desk:col-start-6 desk:row-start-1',
          )}
        >
          <Picture
            picture={image}
            sizes="(min-width: 960px) 56vw, 92vw"
            priority={block.position === 0}
            className="size-full object-cover"
          />
        </div>
        <div className={classes('desk:col-span-5', side === 'right' && 'desk:col-start-1 desk:row-start-1')}>
          {kicker ? (
            <p className="mb-3 text-xs font-semibold tracking-label text-accent uppercase">{kicker}</p>
          ) : null}
          <Heading level={block.position === 0 ? 1 : 2} id={id}>
            {title}
          </Heading>
          <p className="mt-5 max-w-text text-lg whitespace-pre-line text-stone">{text}</p>
          {cta ? (
            <ButtonLink to={href(cta.link)} variant={cta.variant} className="mt-7">
              {cta.content}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
