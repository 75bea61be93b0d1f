/** Says where this tab is, and hears who else is here, again and again and when the selection changes. */
import { useEffect, useState } from 'react';
import type { CallOutput } from '#schemas/contract/call.ts';
import type { Contract } from '#schemas/contract/contract.ts';
import type { Presence } from '#schemas/domain/content/editor.ts';
import { callApi } from '../editor-client.ts';
import { tabName } from '../session/browser.ts';
import { useEditorSession, useSelection } from '../session/hooks.ts';

/** ms between two words; of others who are here one hears soon what they did. */
const [alone, together] = [10_000, 3_000];

/** What became of the page: the published revision, what comes next, and how its review and its comments stand. */
export type PageHead = Pick<
  CallOutput<Contract['touchPresence']>,
  'published' | 'next' | 'review' | 'comments'
>;

export function usePresence(pageId: string, onHead: (head: PageHead) => void): readonly Presence[] {
  const session = useEditorSession();
  const { key } = useSelection();
  const [others, setOthers] = useState<readonly Presence[]>([]);
  // Who only looks is not at work on anything, and may not say so: the API would refuse it.
  const { readOnly } = session;
  const every = others.length > 0 ? together : alone;
  useEffect(() => {
    if (readOnly) return;
    let left = false;
    const params = { id: pageId };
    // A key that the editor gave is no id that others know.
    const block = key?.startsWith('~') ? null : key;
    const touch = async () => {
      if (document.visibilityState === 'hidden') return;
      const heard = await callApi('touchPresence', { params, body: { tab: tabName(), block } });
      if (left || !heard.ok) return;
      setOthers(heard.data.others);
      void session.follow(heard.data.revision);
      onHead(heard.data);
    };
    void touch();
    const timer = setInterval(() => void touch(), every);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [session, readOnly, pageId, key, every, onHead]);

  useEffect(() => {
    if (readOnly) return;
    const leave = () =>
      void callApi(
        'touchPresence',
        { params: { id: pageId }, body: { tab: tabName(), block: null, leaving: true } },
        { keepalive: true },
      );
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [readOnly, pageId]);
  return others;
}
