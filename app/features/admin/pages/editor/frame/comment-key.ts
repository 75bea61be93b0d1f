/**
 * Whether a key asks for a comment on the selected block. By its place on the keyboard: with Alt a key may write another
 * letter. AltGr writes one, and is no command.
 */
export const isCommentKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  event.altKey &&
  event.code === 'KeyM' &&
  !event.getModifierState('AltGraph');
