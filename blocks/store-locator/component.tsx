import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SectionHeading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { StoreLocator } from '#ui/store-locator.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

/** Where the dealer is, and the way to the page that finds the nearest. */
export default function StoreLocatorBlock({ style, title, text, showMap, loaded, block }: Props) {
  const id = `${block.id}-title`;
  if (loaded.length === 0) return null;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
      <SectionHeading
        id={id}
        title={title}
        text={text}
        action={
          <ButtonLink to="/locations" variant="outline">
            {m.locations_find()}
          </ButtonLink>
        }
      />
      <StoreLocator locations={loaded} level={3} showMap={showMap} />
    </Section>
  );
}
