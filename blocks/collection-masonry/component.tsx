import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SectionHeading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/**
 * Where each of n tiles stands in twelve columns of rows, so that every count fills its wall: [columns, rows].
 * On a phone: two columns, the first and (of an even count) the last tile across both.
 */
const walls: Record<number, readonly string[]> = {
  1: ['desk:col-span-12 desk:row-span-3'],
  2: ['desk:col-span-7 desk:row-span-3', 'desk:col-span-5 desk:row-span-3'],
  3: [
    'desk:col-span-6 desk:row-span-4',
    'desk:col-span-6 desk:row-span-2',
    'desk:col-span-6 desk:row-span-2',
  ],
  4: [
    'desk:col-span-6 desk:row-span-4',
    'desk:col-span-6 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
  ],
  5: [
    'desk:col-span-6 desk:row-span-4',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
  ],
  6: [
    'desk:col-span-5 desk:row-span-4',
    'desk:col-span-4 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-4 desk:row-span-2',
    'desk:col-span-12 desk:row-span-2',
  ],
  7: [
    'desk:col-span-5 desk:row-span-4',
    'desk:col-span-4 desk:row-span-2',
    'desk:col-span-3 desk:row-span-4',
    'desk:col-span-4 desk:row-span-2',
    'desk:col-span-3 desk:row-span-2',
    'desk:col-span-4 desk:row-span-2',
    'desk:col-span-5 desk:row-span-2',
  ],
};

export default function CollectionMasonry({ style, title, text, link, loaded, block }: Props) {
  const { href } = usePorts();
  if (loaded.length === 0) return null;
  const id = `${block.id}-title`;
  const wall = walls[Math.min(7, loaded.length)] ?? [];
  return (
    <Section
      style={styleOf(style)}
      labelledBy={id}
      tone="sand"
      className="my-[calc(var(--spacing-band)/2)] py-band"
    >
      <SectionHeading
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
      />
      <ul className="grid grid-cols-2 gap-3 desk:grid-flow-dense desk:auto-rows-[9.5rem] desk:grid-cols-12 desk:gap-5">
        {loaded.slice(0, 7).map((item, index) => {
          const across = index === 0 || (loaded.length % 2 === 0 && index === loaded.length - 1);
          return (
            <li
              key={item.href}
              className={classes('group relative flex flex-col', across && 'col-span-2', wall[index])}
            >
              <div
                className={classes(
                  'min-h-0 grow overflow-hidden rounded-sm bg-paper desk:aspect-auto',
                  across ? 'aspect-3/2' : 'aspect-square',
                )}
              >
                <Picture
                  picture={item.picture}
                  sizes={across ? '(min-width: 960px) 50vw, 92vw' : '(min-width: 960px) 33vw, 46vw'}
                  className="photo-zoom"
                />
              </div>
              <h3 className="pt-2.5 font-display text-lg leading-tight font-medium wide:text-xl">
                <Link
                  to={item.href}
                  prefetch="intent"
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {item.name}
                </Link>
              </h3>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
