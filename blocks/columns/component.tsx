import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import { TradeIcon } from '#ui/trade-icons.tsx';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

const grids: Record<number, string> = {
  2: 'wide:grid-cols-2',
  3: 'wide:grid-cols-2 desk:grid-cols-3',
  4: 'wide:grid-cols-2 desk:grid-cols-4',
};

export default function Columns({ style, title, text, columns, block }: Props) {
  const { href } = usePorts();
  const id = `${block.id}-title`;
  return (
    <Section labelledBy={title ? id : undefined} style={styleOf(style)}>
      {title ? <SectionHeading id={id} title={title} text={text} /> : null}
      <ul className={classes('grid gap-x-10 gap-y-12', grids[columns.length])}>
        {columns.map((column) => (
          <li key={column.heading} className="flex flex-col">
            {column.image ? (
              <div className="mb-5 aspect-4/3 overflow-hidden rounded-sm bg-sand">
                <Picture
                  picture={column.image}
                  sizes={
                    columns.length > 2
                      ? '(min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw'
                      : '(min-width: 600px) 46vw, 92vw'
                  }
                  className="size-full object-cover"
                />
              </div>
            ) : column.icon ? (
              <TradeIcon name={column.icon} className="mb-4 size-9 text-accent" />
            ) : (
              <div aria-hidden="true" className="mb-5 border-t border-ink" />
            )}
            <Heading level={title ? 3 : 2} size="small">
              {column.heading}
            </Heading>
            {column.text ? (
              <p className="mt-2 max-w-text whitespace-pre-line text-stone">{column.text}</p>
            ) : null}
            {column.cta ? (
              <p className="mt-auto pt-5">
                <ButtonLink to={href(column.cta.link)} variant={column.cta.variant}>
                  {column.cta.content}
                </ButtonLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
