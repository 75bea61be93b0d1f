import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { ArrowRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/** Departments side by side: a tall picture, a few of its shelves, and the way in. */
export default function CategorySections({ style, title, text, sections, loaded, block }: Props) {
  const id = `${block.id}-title`;
  return (
    <Section style={styleOf(style)} labelledBy={id} className="pt-band">
      <SectionHeading id={id} title={title} text={text} />
      <ul className="grid gap-x-6 gap-y-12 wide:grid-cols-2 desk:grid-cols-3 desk:gap-x-8">
        {sections.map((section) => (
          <li key={`${section.category} ${section.title}`} className="group relative flex flex-col">
            <div className="aspect-5/4 overflow-hidden rounded-sm bg-sand desk:aspect-4/5">
              <Picture
                picture={section.image}
                sizes="(min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw"
                className="photo-zoom"
              />
            </div>
            <Heading level={3} className="mt-5">
              {section.title}
            </Heading>
            {section.text ? <p className="mt-2 text-stone">{section.text}</p> : null}
            <ul className="relative z-1 mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
              {loaded[section.category]?.map((child) => (
                <li key={child.href}>
                  <Link
                    to={child.href}
                    prefetch="intent"
                    className="inline-block py-1.5 underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
                  >
                    {child.label}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="mt-auto pt-4">
              <Link
                to={`/categories/${section.category}`}
                prefetch="intent"
                aria-label={m.category_sections_shop_label({ name: section.title })}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline-offset-4 hover:underline after:absolute after:inset-0"
              >
                {section.linkLabel ?? m.category_sections_shop()}
                <ArrowRight className="size-5 transition-transform ease-out group-hover:translate-x-1" />
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
