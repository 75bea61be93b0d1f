import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container, Section } from '#ui/section.tsx';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

const tones = {
  accent: 'bg-accent-deep text-paper [&_:focus-visible]:outline-paper',
  ink: 'bg-ink text-paper [&_:focus-visible]:outline-paper',
  sand: 'bg-sand',
  paper: '',
} as const;

export default function Banner({ title, text, image, tone, cta, block }: Props) {
  const { href } = usePorts();
  const id = `${block.id}-title`;
  const first = block.position === 0;
  const dark = tone === 'accent' || tone === 'ink';
  const words = (
    <div className={classes('flex flex-wrap items-center gap-x-12 gap-y-6', !image && 'justify-between')}>
      <div className="max-w-2xl">
        <Heading level={first ? 1 : 2} id={id}>
          {title}
        </Heading>
        {text ? (
          <p className={classes('mt-3 text-lg', dark ? 'text-accent-soft' : 'text-stone')}>{text}</p>
        ) : null}
      </div>
      {cta ? (
        <ButtonLink
          to={href(cta.link)}
          variant={cta.variant}
          size="large"
          // The theme's buttons are made for paper; on a dark band they are turned round.
          className={classes(dark && 'border-paper! bg-paper! text-ink! no-underline! hover:bg-accent-soft!')}
        >
          {cta.content}
        </ButtonLink>
      ) : null}
    </div>
  );
  if (!image) {
    return (
      <section
        aria-labelledby={id}
        className={classes(first ? 'py-12' : 'my-[calc(var(--spacing-band)/2)] py-14', tones[tone])}
      >
        <Container>{words}</Container>
      </section>
    );
  }
  return (
    <Section labelledBy={id} bleed>
      <div className="relative desk:min-h-128">
        <div className="aspect-3/2 overflow-hidden bg-sand wide:aspect-2/1 desk:absolute desk:inset-0 desk:aspect-auto">
          <Picture picture={image} sizes="100vw" priority={first} className="size-full object-cover" />
        </div>
        <Container className="relative flex desk:min-h-128 desk:items-end">
          {/* Words never lie on a picture: on a panel of their own they can be read whatever it shows. */}
          <div
            className={classes(
              '-mx-gutter w-[calc(100%+2*var(--spacing-gutter))] px-gutter py-8 desk:mx-0 desk:mb-10 desk:w-auto desk:max-w-xl desk:rounded-sm desk:px-10 desk:py-9',
              tone === 'paper' ? 'bg-paper' : tones[tone],
            )}
          >
            {words}
          </div>
        </Container>
      </div>
    </Section>
  );
}
