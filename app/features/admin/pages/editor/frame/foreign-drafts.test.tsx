// @vitest-environment happy-dom
/** Whatever was imported is opened, named in words and shown as what it is. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { readDocumentFile } from '#blocks/document-file.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { openAlone } from '#tests/factories/editor.ts';
import { type HostileDocument, hostileDocuments } from '#tests/hostile/documents.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { createCommentStore } from '../comments/comment-store.ts';
import { CommentContextProvider } from '../comments/comments-context.tsx';
import { diffDocuments } from '../document/diff.ts';
import { openDocument } from '../document/model.ts';
import { BlockForm } from '../fields/block-form.tsx';
import { type EntityLookup, EntityLookupProvider } from '../fields/entities.ts';
import { PageForm, type PlacedPage } from '../fields/page-form.tsx';
import { VisibilityForm } from '../fields/visibility-form.tsx';
import { audienceName } from '../pages/page-words.tsx';
import { ChangeList } from '../publish/change-list.tsx';
import { TrailList } from '../publish/trail-list.tsx';
import { SessionContextProvider, useDocument, useProblems } from '../session/hooks.ts';
import { Announcer } from './announcer.tsx';
import { PageRowButton } from './page-row-button.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const noEntities: EntityLookup = { search: async () => [], find: async () => null, list: async () => [] };
const placed: PlacedPage = { kind: 'page', published: null, former_slugs: [] };
const nothing = () => undefined;
/** Forms of as many blocks; the others are of the same kind. */
const mostForms = 3;

function Everything() {
  const actions = useBlockActions();
  const document = useDocument();
  const { all } = useProblems();
  return (
    <>
      <p>{audienceName(document.meta.audience)}</p>
      <PageRowButton onChoose={nothing} />
      <BlockList
        mayPublish
        actions={actions}
        others={[]}
        onChoose={nothing}
        onAdd={nothing}
        onHover={nothing}
      />
      <TrailList id="all" tone="danger" title="All" problems={all} onProblem={nothing} />
      <ChangeList diff={diffDocuments(openDocument({}), document)} zone="UTC" />
      <PageForm page={placed} />
      {document.blocks.slice(0, mostForms).map(({ key }) => (
        <div key={key}>
          <BlockForm blockKey={key} />
          <VisibilityForm blockKey={key} warehouses={[]} timeZone="America/Chicago" />
        </div>
      ))}
    </>
  );
}

/** What the importer refuses for want of blocks may still come as a draft by the API. */
const isDraft = (hostile: HostileDocument): boolean =>
  hostile.expected === 'kept' || hostile.reason === 'page_without_blocks';

function draftOf({ expected, make }: HostileDocument): DraftDocument {
  if (expected === 'refused') return JSON.parse(String(make()));
  const read = readDocumentFile(make());
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.document;
}

const drafts = hostileDocuments.filter(isDraft);

test.each(drafts.map((document) => ({ ...document })))('$name is opened in words', async (hostile) => {
  const { clock, session } = await openAlone(draftOf(hostile));
  await clock.pass(300);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  await act(async () =>
    root?.render(
      <SessionContextProvider value={session}>
        <CommentContextProvider value={createCommentStore('page', 'ada')}>
          <EntityLookupProvider value={noEntities}>
            <Announcer>
              <Everything />
            </Announcer>
          </EntityLookupProvider>
        </CommentContextProvider>
      </SessionContextProvider>,
    ),
  );
  const controls = [...page.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const shown = [page.textContent, ...controls.map(({ value }) => value)].join('\n');
  expect(shown).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
});
