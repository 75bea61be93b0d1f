/** What can be written where Markdown is kept: what the shop renders of it, and no more, so that pasting brings no more. */
import { type Extensions, Mark, textblockTypeInputRule } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { isFollowed } from '#schemas/domain/content/markdown.ts';
import { ListItem, linkTo, Quote, textExtensions } from './text-extensions.ts';

/** Levels that are written; others that a text has stay as they are. */
const levels = [2, 3, 4] as const;

/** A heading is one line. Level 1 is the page's own: "# " begins the first level below it. */
const MarkdownHeading = Heading.extend({
  content: 'text*',
  addKeyboardShortcuts() {
    return Object.fromEntries(
      levels.map((level) => [`Mod-Alt-${level}`, () => this.editor.commands.toggleHeading({ level })]),
    );
  },
  addInputRules() {
    return levels.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^(#{${level === 2 ? 1 : level},${level}})\\s$`),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

/** Kept where a text has it. It has no button: a shop's words have little use for it. */
const Code = Mark.create({
  name: 'code',
  code: true,
  excludes: 'code',
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
});

/** Whether blank lines stand between the items, which gives them more room in the shop. */
const loose = { loose: { default: false, rendered: false } };

export const markdownExtensions: Extensions = [
  ...textExtensions,
  // The shop looks up no ids in Markdown.
  linkTo(isFollowed),
  MarkdownHeading,
  BulletList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...loose };
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...loose };
    },
  }),
  Quote,
  ListItem,
  Code,
];
