/** Markdown goes into the editor and comes back as what the shop shows alike; what would not stays Markdown. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#schemas/domain/content/markdown.ts';
import { markdownExtensions } from './markdown-extensions.ts';
import { openMarkdown } from './markdown-form.ts';
import type { Node } from './markdown-read.ts';
import type { Mark, Run } from './markdown-runs.ts';
import { writeLive, writeMarkdown } from './markdown-write.ts';

const inline: readonly string[] = ['strong', 'em', 'a', 'code'];

/** HTML with each character's marks in one order; spaces are as many as readers see, and have none. */
function canonical(html: string): string {
  const marks: string[] = [];
  const out: string[] = [];
  for (const [token] of html.matchAll(/<[^>]*>|&[^;]+;|[^<&]/gsu)) {
    const { 1: end, 2: name = '' } = /^<(\/?)(\w+)/.exec(token) ?? [];
    if (inline.includes(name)) {
      if (end)
        marks.splice(
          marks.findLastIndex((mark) => mark.startsWith(`<${name}`)),
          1,
        );
      else marks.push(token);
    } else if (name) out.push(token);
    else out.push(/\s/.test(token) ? ' ' : [...new Set(marks)].sort().join('') + token);
  }
  return out
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h\d|ul|ol|li|blockquote|hr|br)\b[^>]*>) ?/g, '$1');
}

const schema = getSchema(markdownExtensions);

function wayBack(text: string): string {
  const { doc, unheld } = openMarkdown(text);
  if (!doc) throw new Error(`${unheld}: ${text}`);
  schema.nodeFromJSON(doc).check();
  return writeMarkdown(doc);
}

/** Texts of blocks in a file: of a text, and of answers. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (['text', 'answer'].includes(key) ? [part] : []) : textsIn(part),
  );
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    return statSync(file).isDirectory() ? jsonFiles(file) : file.endsWith('.json') ? [file] : [];
  });

const stored = ['blocks', 'api/sample'].flatMap((folder) =>
  jsonFiles(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
);

test('every text of the presets, the fixtures and the sample opens in the editor and reads the same afterwards', () => {
  const long = stored.filter((text) => /\n\n/.test(text));
  expect([stored.length > 100, long.length > 5]).toEqual([true, true]);
  for (const text of stored)
    expect(canonical(renderMarkdown(wayBack(text)))).toBe(canonical(renderMarkdown(text)));
});

const made = [
  '',
  'One\ntwo\n\nthree',
  '# Title\n\n## Part\n\n### Detail\n\n###### Six',
  'Title\n===\n\nPart\n---\n\ntext',
  '## Part ##\n\n#### Small',
  '**bold**, *italic*, ***both***, **bold *and italic* bold**, *italic **and bold***, _a_**b**',
  '[a](/b), [**bold** c](/d "Title"), **[a](/b) c**, [x](<a b>), [p](/a_(b)), <https://example.com/a?b=c&d=e>',
  '[one][a] and [a], [Two][]\n\n[a]: /a "A"\n[two]: <b>',
  '[x](javascript:alert(1)) [y](data:x) [z](mailto:a@b.c) [page](page#x)',
  '- a\n- b\n  - c\n    - d\n      1. e\n      2. f\n- g',
  '- a\n\n- b\n\n  more\n\n  > said\n\n1. x\n2. y',
  '4. four\n5. five\n\n- a\n\n* b\n\n1) c',
  '- \n- b\n-\n',
  '- - a\n- ## b\n- > c',
  '- a\n  > b\n- c\n  ## d',
  '> a\n> b\n>\n> c\n>\n> - d\n\n> e',
  'a\n\n---\n\nb\n\n***\n',
  'a\\\nb  \nc',
  '`code`, `` a`b ``, **`bold`**, [`link`](/x)',
  'a <b>bold</b> <script>alert(1)</script>\n\n<div>\n\nx\n\n</div>',
  '![photo](/pictures/a) and ![photo](/b "c")',
  'Footnote[^1] and | a | table |\n|---|---|\n| 1 | 2 |',
  '- [ ] to do\n- [x] done\n\n~~gone~~ ==marked== H~2~O :smile: https://example.com',
  'A \\* B, SKU\\_1\\_2, 1\\. x, \\# y, \\<b>, &lt;b&gt; &amp;amp; &copy; 5 > 3, "x"',
  '1\\. a\n\n\\- b\n\n\\+ c\n\n\\> d\n\n\\# e\n\n\\=\\=\\=\n\na\n\\---',
  '    indented'.trim(),
  'line one\r\nline two\r\n\r\n- a\r\n- b\r\n',
  'Tab\there, nbsp\u00a0here, wide\u3000here, emoji 👍🏽, Ñandú, **¡hola!**x',
  '**a **b** c**, **"quoted"**s, *a*b, a*b*c, 5*3*2, __init__, snake_case_name',
];

test.each(made)('%j reads the same afterwards', (text) => {
  const written = wayBack(text);
  expect(canonical(renderMarkdown(written))).toBe(canonical(renderMarkdown(text)));
  expect(wayBack(written)).toBe(written);
});

test.each([
  ['```js\nlet a;\n```', 'code'],
  ['- a\n\n      b', 'code'],
  ['a\n\n[unused]: /b', 'other'],
  ['a [](/b) c', 'other'],
  ['[^1]: note', 'other'],
  ['two\\\nlines\n---', 'other'],
  // A heading that the shop shows as the page's own level.
  ['  # indented', 'other'],
])('%j stays Markdown', (text, unheld) => {
  expect(openMarkdown(text)).toEqual({ unheld });
});

const parts = [
  ...'*_`[]()<>!#+-=.|~\\&;:"\' \n1a',
  '\n\n',
  '\n- ',
  '\n1. ',
  '\n> ',
  '\n  ',
  '\n    ',
  '**',
  '***',
  '__',
  '](',
  '[a](/b)',
  '# ',
  '## ',
  '---',
  '===',
  'word',
  'é',
  '\u00a0',
  '![',
  '&amp;',
  '\\\n',
  '  \n',
  '[x]: /y',
  'https://',
  '<b>',
  '\t',
  '12) ',
];

test('any text that opens reads the same afterwards, and one that is written again is the same', () => {
  let opened = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { doc } = openMarkdown(text);
      if (!doc) return;
      opened += 1;
      const written = wayBack(text);
      expect(canonical(renderMarkdown(written))).toBe(canonical(renderMarkdown(text)));
    }),
    { numRuns: 600 },
  );
  expect(opened).toBeGreaterThan(400);
});

describe('what is typed reads as it was typed', () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

  const htmlOf = (node: Node | Run): string => {
    if (node.type === 'hardBreak') return '<br />';
    if (node.type === 'text' && 'text' in node)
      return (node.marks ?? []).reduce((html, { type, attrs }) => {
        if (type === 'link') return `<a href="${String(attrs?.href)}">${html}</a>`;
        const name = { bold: 'strong', italic: 'em', code: 'code' }[type];
        return `<${name}>${html}</${name}>`;
      }, escaped(node.text));
    const { attrs, content = [] } = node as Node;
    const inside = content.map(htmlOf).join('');
    if (node.type === 'paragraph') return inside.replaceAll(/<[^>]*>|\s/g, '') ? `<p>${inside}</p>` : '';
    if (node.type === 'heading') return `<h${attrs?.level}>${inside}</h${attrs?.level}>`;
    if (node.type === 'bulletList') return `<ul>${inside}</ul>`;
    if (node.type === 'orderedList')
      return attrs?.start === 1 ? `<ol>${inside}</ol>` : `<ol start="${attrs?.start}">${inside}</ol>`;
    if (node.type === 'listItem') return `<li>${inside}</li>`;
    if (node.type === 'blockquote') return `<blockquote>${inside}</blockquote>`;
    return node.type === 'horizontalRule' ? '<hr />' : inside;
  };
  /** In an item a paragraph is one or is none by the lines between items, which nobody types; breaks at an edge are none. */
  const withoutEmptyQuotes = (html: string): string => {
    const fewer = html.replaceAll(/<blockquote>(?:\s|<\/?p>|<br \/>)*<\/blockquote>/g, '');
    return fewer === html ? html : withoutEmptyQuotes(fewer);
  };
  const reading = (html: string) =>
    withoutEmptyQuotes(canonical(html))
      .replaceAll(/\s*(<\/?(?:li|ul|ol|blockquote|h\d|hr)\b[^>]*>)\s*/g, '$1')
      .replaceAll(/<\/?p>/g, '¶')
      .replaceAll(/(?:<br \/>)*¶(?:<br \/>|¶)*/g, '¶')
      .replaceAll(/(?:<br \/>|¶)*(<\/?(?:li|ul|ol|blockquote|h\d|hr)\b[^>]*>)(?:<br \/>|¶)*/g, '$1')
      .replaceAll(/^¶|¶$/g, '');

  /** The library counts blank lines around such an item differently each time: the text stays Markdown then. */
  const hasEmptyItem = (node: Node | Run, isQuoted = false): boolean => {
    if (!('content' in node) || !node.content) return false;
    const [first] = node.content as Node[];
    if (isQuoted && node.type === 'listItem' && (first?.content ?? []).length === 0) return true;
    return node.content.some((child) => hasEmptyItem(child, isQuoted || node.type === 'blockquote'));
  };

  const check = (doc: Node) => {
    const live = schema.nodeFromJSON(doc);
    live.check();
    const written = writeLive(live);
    expect([written, writeLive(live)]).toEqual([writeMarkdown(doc), written]);
    expect(reading(renderMarkdown(written)), JSON.stringify(written)).toBe(reading(htmlOf(doc)));
    if (hasEmptyItem(doc)) return;
    const { unheld } = openMarkdown(written);
    expect(unheld, JSON.stringify(written)).toBeUndefined();
  };

  const line = (text: string): Node => ({ type: 'paragraph', content: [{ type: 'text', text }] });

  test.each([
    '* not a list',
    '- nor this',
    '+ nor this',
    '1. not a number',
    '12) nor this',
    '# not a heading',
    '> not a quote',
    'SKU_12_A and __X__',
    '5 * 3 * 2',
    'a < b && c > d',
    '<b>not bold</b>',
    '&amp; &copy; AT&T',
    '[not](a link)',
    '[x]',
    '![no](photo)',
    '`no code`',
    '---',
    '***',
    '===',
    '~~~',
    '```',
    '\\ back \\* slash\\',
    'https://example.com/a_b_c',
    'a@b.c',
    '<https://x.y>',
    '    four spaces',
    '\ttab',
    '| a | b |',
    '#',
    '1.',
    '-',
    '[a]: /b',
    '1986. A great year',
    'Kohler® K-596-VS 1/2" x 3/4" (3.8 cm) #2',
    '+1 (512) 555-0100',
    '(x) [y] {z}',
    'a:b',
    '!',
    '=',
    '_',
    '*',
    '**',
    '"',
  ])('%s', (text) => {
    check({ type: 'doc', content: [line(text)] });
    check({ type: 'doc', content: [line('before'), line(text), line('after')] });
    check({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] },
        { type: 'blockquote', content: [line(text)] },
        {
          type: 'bulletList',
          attrs: { loose: false },
          content: [{ type: 'listItem', content: [line(text)] }],
        },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'x' },
            { type: 'hardBreak' },
            { type: 'text', text },
            { type: 'hardBreak' },
            { type: 'text', text, marks: [{ type: 'bold' }] },
            { type: 'text', text },
            { type: 'text', text, marks: [{ type: 'link', attrs: { href: '/a' } }] },
          ],
        },
      ],
    });
  });

  const words = fc
    .array(
      fc.constantFrom(
        ...'*_`[]()<>!#+-=.|~\\&;:"\' 1aé\u00a0',
        'word',
        '1. ',
        '- ',
        '# ',
        '&lt;',
        '](',
        'http://',
        '**',
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((all) => all.join(''));
  const link: Mark = { type: 'link', attrs: { href: '/a' } };
  const marks = fc.subarray<Mark>([link, { type: 'bold' }, { type: 'italic' }]);
  const run = fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('text' as const), text: words, marks }) },
    { weight: 1, arbitrary: fc.constant<Run>({ type: 'hardBreak' }) },
  );
  const paragraph = fc.array(run, { maxLength: 5 }).map((content): Node => ({ type: 'paragraph', content }));
  const heading = fc
    .tuple(
      fc.integer({ min: 2, max: 6 }),
      words.filter((text) => text.trim() !== ''),
    )
    .map(([level, text]): Node => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] }));
  const { block } = fc.letrec<{ block: Node; item: Node }>((tie) => ({
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      paragraph,
      heading,
      fc.constant<Node>({ type: 'horizontalRule' }),
      fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((content): Node => ({ type: 'blockquote', content })),
      fc
        .tuple(fc.array(tie('item'), { minLength: 1, maxLength: 3 }), fc.boolean())
        .map(([content, loose]): Node => ({ type: 'bulletList', attrs: { loose }, content })),
      fc
        .tuple(
          fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
          fc.boolean(),
          fc.constantFrom(1, 1, 3, 0),
        )
        .map(([content, loose, start]): Node => ({ type: 'orderedList', attrs: { loose, start }, content })),
    ),
    item: fc
      .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
      .map(([first, rest]): Node => ({ type: 'listItem', content: [first, ...rest] })),
  }));

  test('a quote that is still empty is not written', () => {
    const empty: Node = { type: 'blockquote', content: [{ type: 'paragraph' }] };
    expect(writeMarkdown({ type: 'doc', content: [line('a'), empty, line('b')] })).toBe('a\n\nb');
    expect(openMarkdown('a\n\n>\n\nb').unheld).toBe('other');
  });

  test.each(['> - 1.\n>   - \\*\n> -\n>\n> > q', '> - 1.\n>   - y\n> - z\n>\n> > q'])(
    'a list without a line is neither tight nor loose: %j',
    (text) => {
      const { doc, unheld } = openMarkdown(text);
      expect(unheld).toBeUndefined();
      expect(openMarkdown(writeMarkdown(doc as Node)).doc).toEqual(doc);
    },
  );

  test('in any document', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) =>
        check({ type: 'doc', content }),
      ),
      { numRuns: 600 },
    );
    // A busy machine takes its time for so many.
  }, 240_000);
});
