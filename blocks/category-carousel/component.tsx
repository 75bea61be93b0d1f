import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/** Categories as pictures in a row that scrolls; departments are rooms and stand wide, shelves stand tall. */
export default function CategoryCarousel({ style, title, text, type, link, loaded, block }: Props) {
  const { href } = usePorts();
  if (loaded.length === 0) return null;
  const id = `${block.id}-title`;
  const wide = type === 'Category';
  return (
    <Section style={styleOf(style)} labelledBy={id} className="overflow-x-clip">
      <Carousel
        id={id}
        title={title}
        text={text}
        itemClassName={wide ? 'w-[min(78vw,24rem)]' : 'w-40 wide:w-52'}
        action={
          link ? (
            <ButtonLink to={href(link.link)} variant={link.variant}>
              {link.content}
            </ButtonLink>
          ) : null
        }
      >
        {loaded.map((category) => (
          <div key={category.href} className="group relative">
            <div className={`overflow-hidden rounded-sm bg-sand ${wide ? 'aspect-4/3' : 'aspect-4/5'}`}>
              <Picture
                picture={{ ...category.picture, alt: '' }}
                sizes={wide ? '(min-width: 600px) 24rem, 78vw' : '13rem'}
                className="photo-zoom"
              />
            </div>
            <h3 className="mt-3 font-display text-xl font-medium tracking-display">
              <Link
                to={category.href}
                prefetch="intent"
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {category.name}
              </Link>
            </h3>
            {category.parent ? <p className="text-sm text-stone">{category.parent}</p> : null}
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
