import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { Container } from '#ui/section.tsx';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

const heights = { small: 'py-4', medium: 'py-8', large: 'py-[calc(var(--spacing-band)/2)]' } as const;

export default function Spacer({ size, line }: Props) {
  return (
    <Container>
      <div aria-hidden="true" className={heights[size]}>
        {line ? <div className="border-t border-line" /> : null}
      </div>
    </Container>
  );
}
