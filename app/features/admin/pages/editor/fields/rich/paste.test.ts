// @vitest-environment happy-dom
/** What is pasted becomes what the schema of a text takes, as it does in the editor. */
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { richText } from '#schemas/fields/rich-text.ts';
import { richExtensions } from './extensions.ts';
import { cleanPasted } from './paste.ts';
import { toStored } from './stored-form.ts';

let editor: Editor | null = null;
afterEach(() => editor?.destroy());

const schema = richText({ label: () => 'Text' });

/** The nodes that are kept after a paste into an empty text; the schema takes them. */
function paste(html: string): Json {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: richExtensions,
    injectCSS: false,
    editorProps: { transformPastedHTML: cleanPasted },
  });
  editor.view.pasteHTML(html);
  const stored = toStored(editor.getJSON() as Json);
  expect(schema.safeParse(stored).error?.issues ?? []).toEqual([]);
  return (stored as { content: Json }).content;
}

const text = (words: string, ...marks: (string | Json)[]): Json => ({
  type: 'text',
  text: words,
  ...(marks.length > 0
    ? { marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) }
    : {}),
});
const link = (href: string): Json => ({ type: 'link', attrs: { href } });
const paragraph = (...content: Json[]): Json => ({ type: 'paragraph', content });
const heading = (level: number, ...content: Json[]): Json => ({ type: 'heading', attrs: { level }, content });
const item = (...content: Json[]): Json => ({ type: 'listItem', content });

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ada/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style>
<!-- /* Font Definitions */ @font-face {font-family:"Cambria Math";}
p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0in; font-family:"Calibri",sans-serif;} -->
</style>
<!--[if gte mso 10]><style> table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->
</head>`;
const word = (body: string) =>
  `${wordHead}<body lang=EN-US link="#0563C1" style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const wordItem = (marker: string, level: number, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe('from Word', () => {
  test('headings, bold, italic and links stay; fonts, classes, blank lines and pictures of its folder go', () => {
    const pasted = paste(
      word(`<p class=MsoTitle>Care guide<o:p></o:p></p>
<h1 style='mso-pagination:none'><a name="_Toc1"></a>Brass<o:p></o:p></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-size:12.0pt;font-family:"Georgia",serif;color:#C00000'>Wipe
it <b style='mso-bidi-font-weight:normal'>dry</b>, <i>never</i> with <u>acid</u>.</span> <a
href="http://example.com/care" target="_blank"><span style='color:blue'>More</span></a>, <a href="#_Toc1">back</a>.<o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/x/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img
width=64 height=64 src="file:///C:/Users/ada/AppData/Local/Temp/clip_image002.jpg" v:shapes="x"><![endif]></p>
<h5>Fine print</h5>
<p class=MsoQuote>It lasts.</p>`),
    );
    expect(pasted).toEqual([
      heading(2, text('Care guide')),
      heading(2, text('Brass')),
      paragraph(
        text('Wipe it '),
        text('dry', 'bold'),
        text(', '),
        text('never', 'italic'),
        text(' with acid. '),
        text('More', link('https://example.com/care')),
        text(', back.'),
      ),
      heading(4, text('Fine print')),
      { type: 'blockquote', content: [paragraph(text('It lasts.'))] },
    ]);
  });

  test('paragraphs with bullets and numbers become lists, three levels of them', () => {
    const pasted = paste(
      word(
        [
          `<p class=MsoNormal>Before</p>`,
          wordItem('·', 1, 'One'),
          wordItem('o', 2, 'Within <b>one</b>'),
          wordItem('§', 3, 'Deep'),
          wordItem('·', 4, 'Too deep'),
          wordItem('·', 1, 'Two'),
          wordItem('3.', 1, 'Third'),
          wordItem('4.', 1, 'Fourth'),
          `<p class=MsoNormal>After</p>`,
          wordItem('a)', 2, 'Alone'),
          wordItem('b)', 2, 'Beside it'),
        ].join('\n\n'),
      ),
    );
    const bullets = (...content: Json[]): Json => ({ type: 'bulletList', content });
    expect(pasted).toEqual([
      paragraph(text('Before')),
      bullets(
        item(
          paragraph(text('One')),
          bullets(
            item(
              paragraph(text('Within '), text('one', 'bold')),
              bullets(item(paragraph(text('Deep'))), item(paragraph(text('Too deep')))),
            ),
          ),
        ),
        item(paragraph(text('Two'))),
      ),
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [item(paragraph(text('Third'))), item(paragraph(text('Fourth')))],
      },
      paragraph(text('After')),
      {
        type: 'orderedList',
        content: [item(paragraph(text('Alone'))), item(paragraph(text('Beside it')))],
      },
    ]);
  });

  test('a table keeps its words, and a list or heading in it becomes lines', () => {
    const pasted = paste(
      word(`<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-border-alt:solid windowtext .5pt'>
 <tr style='mso-yfti-irow:0'><td width=312 colspan=2 valign=top style='width:233.75pt;border:solid 1.0pt'><h2>Size</h2></td></tr>
 <tr><td width=312 style='border:none'><p class=MsoNormal style='margin:0in'>36 in<o:p></o:p></p></td><td>${wordItem('·', 1, 'Oak')}</td></tr>
</table>`),
    );
    const cell = (words: string, attrs?: Json): Json => ({
      type: 'tableCell',
      ...(attrs ? { attrs } : {}),
      content: [paragraph(text(words))],
    });
    expect((pasted as Json[])[0]).toEqual({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('Size', { colspan: 2 })] },
        { type: 'tableRow', content: [cell('36 in'), cell('Oak')] },
      ],
    });
  });

  test('what a reviewer took out or remarked does not come along', () => {
    const pasted = paste(
      word(`<p class=MsoNormal>Kept<del cite="mailto:Ada"><span class=msoDel> gone</span></del><span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_1">[A1]</a></span></span> words</p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Is it?</p></div>`),
    );
    expect(pasted).toEqual([paragraph(text('Kept words'))]);
  });
});

describe('from Google Docs', () => {
  const docs = (body: string) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6f2c-1">${body}</b><br class="Apple-interchange-newline">`;
  const span = (words: string, more = '') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;${more}">${words}</span>`;

  test('its frame is not bold, its styles are bold and italic, and its links are not the search engine’s', () => {
    const pasted = paste(
      docs(
        `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-weight:700;">Care</span></h1><p dir="ltr" style="line-height:1.38;">${span('Wipe it ')}${span('dry', 'font-weight:700;')}${span(', ')}${span('never', 'font-style:italic;')}${span(' wet. ')}<a href="https://www.google.com/url?q=https://example.com/care%3Fa%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;text-decoration:underline;">More</span></a></p><br /><p dir="ltr">${span('&nbsp;')}</p><p dir="ltr"><span><span style="border:none;display:inline-block;width:624px"><img src="https://lh7-us.googleusercontent.com/docsz/x" width="624" height="416" /></span></span></p><h6 dir="ltr"><span>Small</span></h6>`,
      ),
    );
    expect(pasted).toEqual([
      heading(2, text('Care')),
      paragraph(
        text('Wipe it '),
        text('dry', 'bold'),
        text(', '),
        text('never', 'italic'),
        text(' wet. '),
        text('More', link('https://example.com/care?a=1')),
      ),
      heading(4, text('Small')),
    ]);
  });

  test('its lists within lists belong to the item above', () => {
    const line = (words: string, level: number) =>
      `<li dir="ltr" style="list-style-type:disc;font-size:11pt" aria-level="${level}"><p dir="ltr" role="presentation">${span(words)}</p></li>`;
    const list = (...content: string[]) =>
      `<ul style="margin-top:0;padding-inline-start:48px;">${content.join('')}</ul>`;
    const pasted = paste(
      docs(list(line('One', 1), list(line('Two', 2), list(line('Three', 3), list(line('Four', 4)))))),
    );
    const bullets = (...content: Json[]): Json => ({ type: 'bulletList', content });
    const of = (words: string, ...inside: Json[]) => item(paragraph(text(words)), ...inside);
    expect((pasted as Json[])[0]).toEqual(
      bullets(of('One', bullets(of('Two', bullets(of('Three'), of('Four')))))),
    );
  });
});

test('what was copied in the editor itself is not touched', () => {
  const own = '<p data-pm-slice="1 1 []" class="x">As it was</p>';
  expect(cleanPasted(own)).toBe(own);
});

test('scripts and what would run do not come along', () => {
  const html = cleanPasted(
    '<p onclick="x()">One<script>x()</script><object data="x"></object> <a href="javascript:x()">two</a></p>',
  );
  expect(html).not.toMatch(/onclick|script>|object/);
  expect(paste('<p>One <a href="javascript:x()">two</a></p>')).toEqual([paragraph(text('One two'))]);
});
