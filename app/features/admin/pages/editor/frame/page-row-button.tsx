import * as m from '#messages';
import { useSession } from '../session/hooks.ts';

/** The page's own fields stand above its blocks, as one more thing to choose. */
export function PageRowButton({ onChoose }: { onChoose: (byKeys: boolean) => void }) {
  const { slug, kind } = useSession(({ document }) => document.meta);
  const isSection = kind === 'section';
  return (
    <div className="px-3 pb-2.5">
      <button
        type="button"
        data-page-row=""
        onClick={({ detail }) => onChoose(detail === 0)}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-md border border-line bg-surface px-3 text-left text-sm transition-colors hover:border-line-strong"
      >
        <span className="font-semibold whitespace-nowrap">
          {isSection ? m.section_settings() : m.editor_page_settings()}
        </span>
        <span className="truncate text-xs text-stone">
          {typeof slug === 'string' && !isSection ? `/${slug}` : ''}
        </span>
      </button>
    </div>
  );
}
