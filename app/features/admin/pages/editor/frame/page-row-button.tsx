import * as m from '#messages';
import { isPart } from '#schemas/domain/content/content-kinds.ts';
import { useSession } from '../session/hooks.ts';

function settingsName(kind: unknown): () => string {
  if (kind === 'variant') return m.experiment_variant_settings;
  return kind === 'section' ? m.section_settings : m.editor_page_settings;
}

/** The page's own fields stand above its blocks, as one more thing to choose. */
export function PageRowButton({ onChoose }: { onChoose: (byKeys: boolean) => void }) {
  const { slug, kind } = useSession(({ document }) => document.meta);
  return (
    <div className="px-3 pb-2.5">
      <button
        type="button"
        data-page-row=""
        onClick={({ detail }) => onChoose(detail === 0)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line bg-surface px-3 text-left text-sm transition-colors hover:border-line-strong"
      >
        <span className="font-semibold whitespace-nowrap">{settingsName(kind)()}</span>
        <span className="truncate text-xs text-stone">
          {typeof slug === 'string' && !isPart(kind) ? `/${slug}` : ''}
        </span>
      </button>
    </div>
  );
}
