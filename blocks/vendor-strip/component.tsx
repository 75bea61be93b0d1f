import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHeading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/** The makers' logotypes in a row of equal fields; a name is set in type where there is none. */
export default function VendorStrip({ style, title, text, link, loaded, block }: Props) {
  const { href } = usePorts();
  if (loaded.length === 0) return null;
  const id = `${block.id}-title`;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
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
      <ul className="grid grid-cols-2 overflow-hidden border-y border-line bg-paper wide:grid-cols-3 desk:grid-cols-4 broad:grid-cols-6">
        {loaded.map((vendor) => (
          // Each draws the lines after it; those at the ends are cut off, and what is left of the last row stays empty.
          <li key={vendor.href} className="-mr-px -mb-px border-r border-b border-line">
            <Link
              to={vendor.href}
              prefetch="intent"
              className="group flex h-full min-h-20 items-center justify-center px-3 py-4 text-center font-display text-lg leading-tight transition-colors hover:bg-accent-soft hover:text-accent-deep focus-visible:-outline-offset-4 wide:min-h-24 wide:text-xl"
            >
              {vendor.logo ? (
                <img
                  {...vendor.logo}
                  alt={vendor.name}
                  loading="lazy"
                  decoding="async"
                  className="h-auto max-h-11 w-auto max-w-full object-contain opacity-80 transition-opacity group-hover:opacity-100 wide:max-h-12"
                />
              ) : (
                vendor.name
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
