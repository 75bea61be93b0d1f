import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import { TradeIcon } from '#ui/trade-icons.tsx';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

export default function LinkGroups({ style, title, text, groups, block }: Props) {
  const { href } = usePorts();
  const id = `${block.id}-title`;
  return (
    <Section labelledBy={title ? id : undefined} style={styleOf(style)}>
      {title ? <SectionHeading id={id} title={title} text={text} /> : null}
      <ul className="grid gap-5 wide:grid-cols-2 desk:grid-cols-3">
        {groups.map((group) => (
          <li key={group.heading} className="rounded-lg border border-line bg-surface p-6">
            {group.icon ? <TradeIcon name={group.icon} className="mb-3 size-7 text-accent" /> : null}
            <Heading level={title ? 3 : 2} size="small">
              {group.heading}
            </Heading>
            {group.text ? <p className="mt-1.5 whitespace-pre-line text-stone">{group.text}</p> : null}
            {group.links.length > 0 ? (
              <ul className="mt-3">
                {group.links.map((link) => (
                  <li key={`${link.href} ${link.label}`}>
                    <Link
                      to={href(link.href)}
                      className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
