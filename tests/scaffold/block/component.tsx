/** Shows every value of the new block in words that a test can read. */
import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

export default function Everything({ title, chapters, block }: Props) {
  const { href } = usePorts();
  const id = `${block.id}-title`;
  return (
    <Section labelledBy={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {chapters.map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter has no name of its own, and keeps nothing.
        <article key={index} style={styleOf(chapter.dress)}>
          <Heading level={3}>{chapter.headline}</Heading>
          <p>{`Tone: ${chapter.tone}`}</p>
          <p>{`Width: ${chapter.width} in`}</p>
          <p>{`Framed: ${chapter.framed ? 'yes' : 'no'}`}</p>
          <p>{`Series: ${chapter.series}`}</p>
          <p>{`Maker: ${chapter.maker.name}, since ${chapter.maker.since}`}</p>
          <p>{`Notes: ${chapter.notes.map(({ words }) => words).join(', ')}`}</p>
          <p>{`Film: ${[...chapter.film.sources.map(({ type }) => type), chapter.film.url].join(' ')}`}</p>
          <Picture picture={chapter.film.poster} sizes="20rem" className="h-auto w-40" />
          <Picture picture={chapter.photo} sizes="20rem" className="h-auto w-40" />
          <ButtonLink to={href(chapter.more)} variant="text" aria-label={`More on ${chapter.headline}`}>
            {chapter.headline}
          </ButtonLink>
          <ButtonLink to={href(chapter.action.link)} variant={chapter.action.variant}>
            {chapter.action.content}
          </ButtonLink>
        </article>
      ))}
    </Section>
  );
}
