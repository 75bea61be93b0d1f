/** Stands in for the players of react-player that are not installed here (docs/decisions/0026-install.md). */
import { useEffect } from 'react';

/** Reports the video as one that cannot be played, so that the page links to it instead. */
export default function NoPlayer({ onError }: { onError?: (error: Error) => void }) {
  useEffect(() => onError?.(new Error('No player is installed for this kind of video')), [onError]);
  return null;
}
