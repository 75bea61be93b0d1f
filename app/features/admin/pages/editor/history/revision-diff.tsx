/** What a version has otherwise than the draft, or than the version before it. */
import { useEffect, useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import { type BlockChange, diffDocuments } from '../document/diff.ts';
import { type EditorDocument, findBlock, openDocument } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { useDocument, useEditorSession } from '../session/hooks.ts';
import { typeLabel } from '../words/block-words.ts';
import { useShopZone } from '../words/when.ts';

type Props = { pageId: string; revision: string; previous: string | null };

const none: EditorDocument = { meta: {}, blocks: [] };

export function RevisionDiff({ pageId, revision, previous }: Props) {
  const zone = useShopZone();
  const session = useEditorSession();
  const draft = useDocument();
  const [against, setAgainst] = useState<'draft' | 'previous'>('draft');
  const shown = useRevision(pageId, revision);
  const before = useRevision(pageId, against === 'previous' ? previous : null);
  const failed = shown.failed ?? before.failed;
  const version = shown.document;

  const takeBack = (change: BlockChange) => {
    const value = version && findBlock(version, change.key)?.value;
    if (value === undefined || value === null) return;
    const label = m.editor_do_restore_block({ block: typeLabel(value) });
    if (!session.restoreBlock(value, label)) return;
    void showToast(label, {
      kind: 'success',
      action: { label: m.editor_undo(), onPress: () => void session.undo() },
    });
  };
  const action = (change: BlockChange) =>
    against === 'draft' && !session.readOnly && (change.kind === 'changed' || change.kind === 'removed') ? (
      <Button
        size="small"
        variant="outline"
        aria-label={m.editor_restore_block_what({ block: typeLabel(change.value) })}
        onClick={() => takeBack(change)}
      >
        {m.editor_restore_block()}
      </Button>
    ) : null;

  const older = previous === null ? none : before.document;
  return (
    <div className="mt-3">
      <fieldset className="mb-3 flex gap-2">
        <legend className="sr-only">{m.editor_compared_with()}</legend>
        {(['draft', 'previous'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={against === one}
            onClick={() => setAgainst(one)}
            className={classes(
              'min-h-8 rounded-full border px-3 text-xs font-semibold',
              against === one ? 'border-accent bg-accent-soft text-accent-deep' : 'border-line text-stone',
            )}
          >
            {one === 'draft' ? m.editor_since_then() : m.editor_then()}
          </button>
        ))}
      </fieldset>
      {failed ? <Notice tone="error">{failed}</Notice> : null}
      {version && against === 'draft' ? (
        <ChangeList diff={diffDocuments(version, draft)} zone={zone} action={action} />
      ) : null}
      {version && against === 'previous' && older ? (
        <ChangeList diff={diffDocuments(older, version)} zone={zone} />
      ) : null}
    </div>
  );
}

function useRevision(pageId: string, revision: string | null) {
  const [version, setVersion] = useState<{ document: EditorDocument | null; failed: string | null }>({
    document: null,
    failed: null,
  });
  useEffect(() => {
    if (revision === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    void callApi('getRevision', { params: { id: pageId, revision } }, { signal }).then((answer) => {
      if (signal.aborted) return;
      setVersion(
        answer.ok
          ? { document: openDocument(answer.data.document), failed: null }
          : { document: null, failed: answer.problem.message },
      );
    });
    return () => ending.abort();
  }, [pageId, revision]);
  return version;
}
