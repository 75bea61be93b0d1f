import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { classes } from '#ui/classes.ts';
import { SectionHeading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

/** Whoever typed the marks has them once. */
const isQuoted = (quote: string) => /^\s*["“„«»]/.test(quote);

export default function Testimonials({ style, title, items, block }: Props) {
  const id = `${block.id}-title`;
  const alone = items.length === 1;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
      <SectionHeading id={id} title={title} />
      <ul
        className={classes(
          'grid gap-x-10 gap-y-10',
          !alone && 'wide:grid-cols-2',
          items.length % 3 === 0 && 'desk:grid-cols-3',
        )}
      >
        {items.map(({ quote, name, company, image }) => (
          <li key={name}>
            <figure className="flex h-full flex-col border-t border-ink pt-6">
              <blockquote
                className={classes('font-display tracking-display', alone ? 'max-w-4xl text-3xl' : 'text-xl')}
              >
                <p className={isQuoted(quote) ? undefined : "before:content-['“'] after:content-['”']"}>
                  {quote}
                </p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-3 pt-6 text-sm">
                {image ? (
                  <span className="size-11 shrink-0 overflow-hidden rounded-full bg-sand">
                    <Picture picture={image} sizes="44px" className="size-full object-cover" />
                  </span>
                ) : null}
                <span>
                  <span className="block font-semibold">{name}</span>
                  {company ? <span className="text-stone">{company}</span> : null}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
