import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

/** `loaded` is undefined in the browser where the document has the rooms already. */
type Props = BlockView<BlockProps<typeof definition>, Data | undefined>;

/**
 * Frames of one height and three widths hung along a wall that scrolls sideways, so that sixteen rooms take one screen.
 * A frame is a link; the row scrolls by finger, by its buttons and by the arrow keys.
 */
const frames = ['aspect-[16/10]', 'aspect-[4/5]', 'aspect-[6/5]', 'aspect-[16/10]', 'aspect-[6/5]'];

export default function PortfolioGallery({ style, title, text, link, loaded, block }: Props) {
  const { href } = usePorts();
  if (loaded?.length === 0) return null;
  const id = `${block.id}-title`;
  return (
    <Section style={styleOf(style)} labelledBy={id} className="overflow-x-clip">
      <Carousel
        id={id}
        title={title}
        text={text}
        action={
          link ? (
            <ButtonLink to={href(link.link)} variant={link.variant}>
              {link.content}
            </ButtonLink>
          ) : null
        }
        itemClassName="flex max-w-[82vw]"
      >
        {loaded?.map((project, index) => (
          <article key={project.href} className="group relative flex w-min flex-col">
            <div
              className={classes(
                'h-64 max-w-[82vw] overflow-hidden rounded-sm bg-sand wide:h-80 broad:h-96',
                frames[index % frames.length],
              )}
            >
              {/* Rooms are dark on their left, where a headline could lie: the frame shows their right. */}
              <Picture
                picture={project.picture}
                focal={{ x: 0.72, y: 0.5 }}
                sizes="(min-width: 1280px) 38rem, (min-width: 600px) 32rem, 82vw"
                className="size-full object-cover transition-transform duration-(--duration-calm) ease-out motion-safe:group-hover:scale-[1.02]"
              />
            </div>
            <h3 className="pt-3 font-display text-xl leading-tight font-medium">
              <Link
                to={project.href}
                prefetch="intent"
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {project.title}
              </Link>
            </h3>
            <p className="mt-1 text-sm text-stone">{project.about}</p>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}
