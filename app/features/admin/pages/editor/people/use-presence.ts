/** Says where this tab is, and hears who else is here (every 10 s and when the selection changes). */
import { useEffect, useState } from 'react';
import type { Presence } from '#schemas/domain/content/editor.ts';
import { callApi } from '../editor-client.ts';
import { tabName } from '../session/browser.ts';
import { useEditorSession, useSelection } from '../session/hooks.ts';

const every = 10_000;

export function usePresence(pageId: string): readonly Presence[] {
  const session = useEditorSession();
  const { key } = useSelection();
  const [others, setOthers] = useState<readonly Presence[]>([]);
  // Who only looks is not at work on anything, and may not say so: the API would refuse it.
  const { readOnly } = session;
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
    };
    void touch();
    const timer = setInterval(() => void touch(), every);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [session, readOnly, pageId, key]);

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
