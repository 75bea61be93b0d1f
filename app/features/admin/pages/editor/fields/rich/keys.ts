/** Keys of a formatted text: what each does is the library's and extensions.ts's to say; here they are told. */
import * as m from '#messages';

/** `Mod` is Ctrl, on a Mac Command. */
export const richKeys = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  link: 'Mod+K',
  text: 'Mod+Alt+0',
  heading: 'Mod+Alt+2',
  subheading: 'Mod+Alt+3',
  smallHeading: 'Mod+Alt+4',
  bullets: 'Mod+Shift+8',
  numbers: 'Mod+Shift+7',
  quote: 'Mod+Shift+B',
} as const;
type Tool = keyof typeof richKeys;

/** Those of the shortcuts' list, in its order, as it writes them. */
export const richKeyWords: readonly (readonly [keys: string, what: () => string])[] = [
  ...(
    [
      ['bold', m.content_bold],
      ['italic', m.content_italic],
      ['link', m.content_link],
      ['heading', m.content_style_heading],
      ['subheading', m.content_style_subheading],
      ['smallHeading', m.content_style_small_heading],
      ['text', m.content_style_text],
      ['bullets', m.content_bullets],
      ['numbers', m.content_numbers],
      ['quote', m.content_quote],
    ] as const
  ).map(
    ([tool, what]) =>
      [richKeys[tool].replace('Mod', 'Ctrl').replace('Shift', '⇧').replaceAll('+', ' '), what] as const,
  ),
  ['Tab', m.editor_key_cell],
  ['Enter', m.editor_key_embed],
  ['Alt F10', m.editor_key_toolbar],
];

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** As the person's own keyboard has them: "Ctrl+Shift+B", "⌘⇧B". */
const ownKeys = (keys: string): string =>
  isMac()
    ? keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Mod', 'Ctrl');

/** "Bold (Ctrl+B)" */
export const withKeys = (name: string, tool: Tool | undefined): string =>
  tool ? m.content_with_keys({ name, keys: ownKeys(richKeys[tool]) }) : name;

/** For `aria-keyshortcuts`. */
export const ariaKeys = (tool: Tool | undefined): string | undefined =>
  tool && richKeys[tool].replace('Mod', isMac() ? 'Meta' : 'Control');
