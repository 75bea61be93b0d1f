/** What becomes of the address of what leaves the shop, and which links to it will lead nowhere. */
import * as m from '#messages';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import type { SectionUse } from '#schemas/domain/content/editor.ts';
import { Notice } from '#ui/notice.tsx';
import { shopHref } from '../pages/places.ts';
import { UsesList } from '../sections/uses-list.tsx';

type Props = {
  kind: Exclude<DocumentKind, 'section' | 'variant'>;
  /** As it is published. */
  slug: string;
  /** What on the shop leads to it. */
  uses: readonly SectionUse[];
};

export function TakingOffNotice({ kind, slug, uses }: Props) {
  const address = shopHref(kind, slug);
  const label = m.editor_unpublish_links({ count: uses.length });
  return (
    <Notice tone="warning">
      {kind === 'page' ? m.editor_unpublish_gone({ address }) : m.editor_unpublish_missing({ address })}
      {uses.length > 0 ? (
        <div className="mt-2">
          <p className="text-sm font-medium">{label}</p>
          <UsesList uses={uses} label={label} />
        </div>
      ) : null}
    </Notice>
  );
}
