/** What publishing a section changes on the shop, said before it does. */
import * as m from '#messages';
import { useSectionUses } from './use-uses.ts';
import { UsesList } from './uses-list.tsx';

export function SectionChanges({ section }: { section: string }) {
  const uses = useSectionUses(section);
  if (!uses) return null;
  const live = uses.filter(({ states }) => states.includes('published'));
  const others = uses.filter(({ states }) => !states.includes('published'));
  if (uses.length === 0) return <p className="text-sm text-stone">{m.section_unused()}</p>;
  const lists = [
    { uses: live, label: m.section_changes({ count: live.length }) },
    { uses: others, label: m.section_in_drafts() },
  ].filter((list) => list.uses.length > 0);
  return (
    <div className="flex flex-col gap-3">
      {lists.map((list) => (
        <div key={list.label}>
          <p className="text-sm font-medium">{list.label}</p>
          <UsesList {...list} />
        </div>
      ))}
    </div>
  );
}
