/** Whether this browser has a conversation: where it has none, no page asks for one (docs/product.md#chat). */
const key = 'chat';

export function hasConversation(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function noteConversation(exists: boolean): void {
  try {
    if (exists) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // It is asked for when the chat is opened.
  }
}
