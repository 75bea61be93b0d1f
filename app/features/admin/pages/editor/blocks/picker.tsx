/** What can be added to a page: every block's named presets, drawn, by kind; what is full says why. */
import { useState } from 'react';
import { blockRegistry } from '#blocks/registry.ts';
import * as m from '#messages';
import { sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import { type BlockCategory, type BlockDefinition, blockCategories } from '#schemas/fields/define-block.ts';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { useSections } from '../sections/use-sections.ts';
import { useDocument } from '../session/hooks.ts';
import { presetsOf } from './block-presets.ts';
import { categoryNames, whyNoMore } from './limits.ts';
import { BlockSketch } from './sketch.tsx';

type Choice = { definition: BlockDefinition; preset: number; name: () => string };

const choices: readonly Choice[] = blockCategories.flatMap((category) =>
  Object.values(blockRegistry)
    .map(({ definition }) => definition)
    .filter(({ category: own, type }) => own === category && type !== sectionBlockType)
    .flatMap((definition) =>
      presetsOf(definition.type).map(({ name }, preset) => ({
        definition,
        preset,
        name: definition.presets[name] ?? (() => name),
      })),
    ),
);

type Props = {
  onPick: (type: string, preset: number, section?: string) => void;
  onClose: () => void;
};

/** A kind of blocks, or the sections that were saved. */
type Kind = BlockCategory | 'sections';

export function BlockPicker({ onPick, onClose }: Props) {
  const document = useDocument();
  const [kind, setKind] = useState<Kind | null>(null);
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = choices.filter(({ definition, name }) => {
    const text = `${definition.label()} ${name()} ${categoryNames[definition.category]()}`.toLowerCase();
    return (kind === null || definition.category === kind) && words.every((word) => text.includes(word));
  });
  const sections = useSections(document.meta.kind !== 'section');
  const kinds: Kind[] = [...blockCategories, ...(sections.length > 0 ? (['sections'] as const) : [])];
  const named = sections.filter(({ title }) => {
    const text = `${m.block_saved_section_label()} ${title}`.toLowerCase();
    return (kind === null || kind === 'sections') && words.every((word) => text.includes(word));
  });
  const chip = (active: boolean) =>
    classes(
      'min-h-9 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors',
      active ? 'border-accent bg-accent text-on-accent' : 'border-line-strong hover:border-ink',
    );
  return (
    <Dialog title={m.editor_add_block()} width="large" onClose={onClose}>
      <div className="flex flex-wrap gap-3">
        <label className="relative grow wide:max-w-xs">
          <span className="sr-only">{m.editor_search_blocks()}</span>
          <SearchIcon className="pointer-events-none absolute top-2.5 left-3 size-5 text-stone" />
          <input
            type="search"
            data-autofocus
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={m.editor_search_blocks()}
            className="h-10 w-full rounded-sm border border-line-strong bg-surface pr-3 pl-10 text-sm placeholder:text-stone"
          />
        </label>
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{m.editor_kinds()}</legend>
          <button
            type="button"
            aria-pressed={kind === null}
            onClick={() => setKind(null)}
            className={chip(kind === null)}
          >
            {m.editor_all_kinds()}
          </button>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
              className={chip(kind === one)}
            >
              {one === 'sections' ? m.content_sections() : categoryNames[one]()}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="sr-only">
        {m.editor_found_count({ count: matches.length + named.length })}
      </p>
      {matches.length + named.length === 0 ? (
        <p className="py-12 text-center text-stone">{m.editor_no_block_fits()}</p>
      ) : null}
      <ul className="mt-5 grid grid-cols-2 gap-4 empty:hidden wide:grid-cols-3 lg:grid-cols-4">
        {matches.map((choice) => (
          <ChoiceCard
            key={`${choice.definition.type}-${choice.preset}`}
            type={choice.definition.type}
            label={choice.definition.label()}
            name={choice.name()}
            reason={whyNoMore(document, choice.definition.type)}
            onPick={() => onPick(choice.definition.type, choice.preset)}
          />
        ))}
      </ul>
      {named.length > 0 ? (
        <section aria-labelledby="picked-sections" className="mt-6">
          <h3 id="picked-sections" className="text-sm font-semibold">
            {m.content_sections()}
          </h3>
          <ul className="mt-3 grid grid-cols-2 gap-4 wide:grid-cols-3 lg:grid-cols-4">
            {named.map(({ _id, title }) => (
              <ChoiceCard
                key={_id}
                type={sectionBlockType}
                label={title}
                name={m.block_saved_section_label()}
                reason={whyNoMore(document, sectionBlockType)}
                onPick={() => onPick(sectionBlockType, 0, _id)}
              />
            ))}
          </ul>
        </section>
      ) : null}
    </Dialog>
  );
}

type CardProps = { type: string; label: string; name: string; reason: string | null; onPick: () => void };

/** A full one stays reachable, so that its reason is read. */
function ChoiceCard({ type, label, name, reason, onPick }: CardProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={reason !== null}
        onClick={() => (reason ? undefined : onPick())}
        className="flex h-full w-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-left transition hover:border-accent hover:shadow-card aria-disabled:cursor-not-allowed aria-disabled:hover:border-line aria-disabled:hover:shadow-none"
      >
        <span className={classes('block w-full bg-paper p-3', reason && 'opacity-45')}>
          <BlockSketch type={type} className="aspect-[120/76]" />
        </span>
        <span className="px-3 pt-2.5 text-sm font-semibold">{label}</span>
        <span className="px-3 pb-3 text-xs text-stone">{name}</span>
        {reason ? (
          <span className="mt-auto w-full bg-warning-soft px-3 py-2 text-xs text-warning">{reason}</span>
        ) : null}
      </button>
    </li>
  );
}
