/** What has just happened, read out: moves, deletes, undos. */
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);
export const useAnnounce = () => useContext(AnnounceContext);

export function Announcer({ children }: { children: ReactNode }) {
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  // The same words twice are said twice: they change places between two lines.
  const announce = useCallback(
    (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })),
    [],
  );
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div role="status" className="sr-only">
        <p>{announcement.turn % 2 === 0 ? announcement.text : ''}</p>
        <p>{announcement.turn % 2 === 1 ? announcement.text : ''}</p>
      </div>
    </AnnounceContext.Provider>
  );
}
