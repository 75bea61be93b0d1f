// @vitest-environment happy-dom
/** Each control writes what its schema takes, by pointer and by keyboard, as one step of undo that says what it was. */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MediaPickerProps } from '#app/features/admin/media/media-picker-props.ts';
import { getAt, type Json } from '#app/shared/json.ts';
import {
  array,
  bareImage,
  boolean,
  button,
  id,
  image,
  key,
  link,
  number,
  object,
  select,
  style,
  text,
  video,
} from '#schemas/fields/fields.ts';
import { openAlone } from '#tests/factories/editor.ts';
import { findBlock } from '../document/model.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { SessionContextProvider } from '../session/hooks.ts';
import { toLocal, toMoment } from '../words/shop-time.ts';
import { describeField } from './describe-field.ts';
import { type EntityLookup, EntityLookupProvider } from './entities.ts';
import { FormField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { nameItems, noNames } from './list-names.ts';
import { MediaPickerProvider } from './media-ports.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const tag = { kind: 'tag', id: 'tag-new', name: 'New in', href: '/t/new' } as const;
const entities: EntityLookup = {
  search: async (kind) => (kind === 'tag' ? [tag] : []),
  find: async (kind, wanted) => (kind === 'tag' && wanted === tag.id ? tag : null),
  list: async (source) =>
    source === 'departments'
      ? [{ kind: 'category', id: 'cat-bath', name: 'Bathroom', href: '/c/bathroom' }]
      : ['One', 'Two', 'Three'].map((name) => ({
          kind: 'vendor',
          id: `v-${name}`,
          name,
          href: `/v/${name}`,
        })),
};
const picture = {
  src: '/media/library/one',
  alt: 'A tap',
  width: 800,
  height: 600,
  focalX: 0.5,
  focalY: 0.5,
};

/** What the library gives next. */
let picked: typeof picture = picture;

function Library(props: MediaPickerProps): ReactNode {
  if (!props.open) return null;
  const pick = () => {
    if (props.kind === 'image') props.onPick(picked);
    else if (props.kind === 'video')
      props.onPick({ sources: [{ src: '/media/library/film.mp4', type: 'video/mp4' }], poster: picture });
  };
  return (
    <button type="button" onClick={pick}>
      Pick it
    </button>
  );
}

type Schema = Parameters<typeof describeField>[0];

async function open(schema: Schema, value?: Json) {
  const props = value === undefined ? {} : { it: value };
  const blocks = [{ id: 'a', type: 'faq', schemaVersion: 1, props }];
  const { session } = await openAlone({ slug: 'x', audience: 'guest', title: 'X', blocks });
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  await act(async () =>
    root?.render(
      <SessionContextProvider value={session}>
        <EntityLookupProvider value={entities}>
          <MediaPickerProvider value={Library}>
            <FormFrame blockKey="a">
              <FormField field={describeField(schema)} path={['props', 'it']} />
            </FormFrame>
          </MediaPickerProvider>
        </EntityLookupProvider>
      </SessionContextProvider>,
    ),
  );
  const find = <T extends HTMLElement = HTMLInputElement>(selector: string) => {
    const element = page.querySelector<T>(selector);
    if (!element) throw new Error(`expected ${selector} in ${page.innerHTML}`);
    return element;
  };
  const named = (name: string) => {
    // A dialog stands beside the page.
    const all = [...document.querySelectorAll<HTMLElement>('button, input')];
    const found = all.find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent?.trim()) === name,
    );
    if (!found)
      throw new Error(
        `expected ${name} among ${all.map((one) => one.getAttribute('aria-label') ?? one.textContent).join(' | ')}`,
      );
    return found;
  };
  const type = (element: HTMLElement, words: string) =>
    act(async () => {
      element.focus();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, words);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const press = (element: HTMLElement, key: string) =>
    act(async () => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
  const click = (name: string) => act(async () => named(name).click());
  const kept = () => getAt(findBlock(session.getSnapshot().document, 'a')?.value, ['props', 'it']);
  return { session, page, find, named, type, press, click, kept };
}

const undoLabel = (session: EditorSession) => session.getSnapshot().history.done.at(-1)?.label;

describe('a text', () => {
  test('is one step while it is typed, counts near its end, and is taken away when it may be missing', async () => {
    const { session, page, find, type, kept } = await open(
      text({ label: () => 'Title', max: 10 }).optional(),
    );
    await type(find('input'), 'Warm');
    await type(find('input'), 'Warm brass');
    expect([kept(), undoLabel(session), session.getSnapshot().history.done.length]).toEqual([
      'Warm brass',
      'Change Title',
      1,
    ]);
    expect(page.textContent).toContain('10 of 10 characters');
    await type(find('input'), '');
    expect(kept()).toBeUndefined();
  });

  test('of several lines and a day have controls of their own', async () => {
    const { find, type, kept } = await open(text({ label: () => 'Text', multiline: true }));
    await type(find('textarea'), 'One\nTwo');
    expect(kept()).toBe('One\nTwo');
  });
});

test('a number takes arrow keys and its bounds, and keeps what is none out of the document', async () => {
  const { page, find, type, press, kept } = await open(
    number({ label: () => 'Height', max: 5, unit: 'px' }),
    4,
  );
  await press(find('input'), 'ArrowUp');
  await press(find('input'), 'ArrowUp');
  expect(kept()).toBe(5);
  await type(find('input'), '4x');
  expect([kept(), find('input').value, find('input').getAttribute('aria-invalid')]).toEqual([
    5,
    '4x',
    'true',
  ]);
  expect(page.textContent).toContain('px');
});

test('a yes or no, and one of a few', async () => {
  const yes = await open(boolean({ label: () => 'Shown' }).default(true));
  expect(yes.find('input').checked).toBe(true);
  await act(async () => yes.find('input').click());
  expect(yes.kept()).toBe(false);
  // The other way is one press away: there is nothing to set back.
  await act(async () => yes.find('input').click());
  expect(yes.kept()).toBe(true);
  await act(async () => root?.unmount());
  const few = await open(
    select({ label: () => 'Look', options: { plain: () => 'Plain', loud: () => 'Loud' } }),
    'plain',
  );
  await act(async () => few.find('input[value="loud"]').click());
  expect(few.kept()).toBe('loud');
});

test('a stranger among options is shown and kept', async () => {
  const { find, kept } = await open(
    select({ label: () => 'Look', options: { plain: () => 'Plain', loud: () => 'Loud' } }),
    'shrill',
  );
  expect(find<HTMLSelectElement>('select').value).toBe('shrill');
  expect(kept()).toBe('shrill');
});

describe('a link', () => {
  const search = () => act(async () => new Promise((resolve) => setTimeout(resolve, 200)));

  test('is found by words and chosen by keyboard, kept as an id and shown by its name', async () => {
    const { page, find, type, press, kept } = await open(link({ label: () => 'Leads to' }), '/old');
    await type(find('input'), 'new');
    await search();
    await press(find('input'), 'ArrowDown');
    expect(find('input').getAttribute('aria-activedescendant')).toBe(page.querySelector('[role=option]')?.id);
    await press(find('input'), 'Enter');
    expect(kept()).toBe('tag:tag-new');
    expect([find('input').value, page.textContent]).toEqual(['New in', expect.stringContaining('/t/new')]);
  });

  test('takes an address as typed, and gives up a search that chose nothing', async () => {
    const { find, type, press, kept } = await open(link({ label: () => 'Leads to' }), '/old');
    await type(find('input'), 'https://example.com');
    await press(find('input'), 'Enter');
    expect(kept()).toBe('https://example.com');
    await type(find('input'), 'nothing like it');
    await press(find('input'), 'Escape');
    expect([kept(), find('input').value]).toEqual(['https://example.com', 'https://example.com']);
  });

  test('takes a domain without its beginning, and says so when what was typed leads nowhere', async () => {
    const { page, find, type, press, kept } = await open(link({ label: () => 'Leads to' }), '/old');
    await type(find('input'), 'example.com/sale');
    await press(find('input'), 'Enter');
    expect(kept()).toBe('https://example.com/sale');
    await type(find('input'), 'no such thing');
    await act(async () => find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(kept()).toBe('https://example.com/sale');
    expect(page.querySelector('[role=alert]')?.textContent).toContain('“no such thing” wasn’t saved.');
    await type(find('input'), '/t/new');
    await press(find('input'), 'Enter');
    expect([kept(), page.querySelector('[role=alert]')]).toEqual(['/t/new', null]);
  });

  test('an id says when what it names is gone', async () => {
    const { page } = await open(id({ label: () => 'Tag', entity: 'tag' }), 'tag-old');
    expect(page.textContent).toContain('tag-old is no longer in the store');
  });
});

describe('a list', () => {
  const schema = array({
    label: () => 'Slides',
    min: 1,
    max: 3,
    of: object({ label: () => 'Slide', of: { title: text({ label: () => 'Title' }) } }),
  });

  test('adds, moves, duplicates and removes, each a step, and says its limits before they are hit', async () => {
    const { session, page, named, click, kept } = await open(schema, [{ title: 'One' }]);
    expect(named('Remove Slide 1: One (Minimum: 1)').getAttribute('aria-disabled')).toBe('true');
    await click('Remove Slide 1: One (Minimum: 1)');
    expect(kept()).toHaveLength(1);
    await click('Duplicate Slide 1: One');
    await click('Add slide');
    expect([kept(), undoLabel(session)]).toEqual([
      [{ title: 'One' }, { title: 'One' }, { title: '' }],
      'Add slide',
    ]);
    expect(named('Add slide').getAttribute('aria-disabled')).toBe('true');
    expect(page.textContent).toContain('Maximum: 3');
    await click('Move Slide 3 up');
    expect(kept()).toEqual([{ title: 'One' }, { title: '' }, { title: 'One' }]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Slide 2 up');
    expect(page.textContent).toContain('Slide moved to position 2 of 3');
    await click('Remove Slide 2');
    await act(async () => void session.undo());
    expect(kept()).toHaveLength(3);
  });

  test('says nothing of what a new item lacks until somebody has left it, or was led to it', async () => {
    const { session, page, click } = await open(schema, [{ title: 'One' }]);
    const refuse = () =>
      act(async () =>
        session.hearRefusal({ fieldErrors: { '/blocks/0/props/it/1/title': ['Fill in this field.'] } }),
      );
    const errors = () => [...page.querySelectorAll('[aria-invalid]')].length;
    const main = (item: string) => page.querySelector<HTMLElement>(`li:${item}-child [data-part=main]`);
    await click('Add slide');
    await refuse();
    expect(errors()).toBe(0);
    await act(async () => main('last')?.focus());
    await act(async () => main('first')?.focus());
    expect(errors()).toBe(1);
    await act(async () => void session.undo());
    await click('Add slide');
    await refuse();
    expect(errors()).toBe(0);
    await act(async () => session.select('a', ['props', 'it', 1, 'title']));
    expect(errors()).toBe(1);
  });

  test('opens the item that holds the field somebody asks for, and focuses it', async () => {
    const { session, page } = await open(schema, [{ title: 'One' }, { title: 'Two' }]);
    expect(page.querySelectorAll('input')).toHaveLength(0);
    await act(async () => session.select('a', ['props', 'it', 1, 'title']));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
    expect((document.activeElement as HTMLInputElement).value).toBe('Two');
  });

  test('names of items go with them', () => {
    const [one, two, three] = [{ a: 1 }, { a: 2 }, { a: 3 }];
    const first = nameItems(noNames, [one, two, three]);
    const moved = nameItems(first, [three, one, two]);
    expect(moved.names).toEqual([first.names[2], first.names[0], first.names[1]]);
    const typed = nameItems(moved, [three, { a: 9 }, two]);
    expect(typed.names).toEqual(moved.names);
    expect(nameItems(typed, [three, two]).names).toEqual([moved.names[0], moved.names[2]]);
  });
});

test('a picture comes from the library with its words, a video with its files and poster', async () => {
  const one = await open(image({ label: () => 'Photo' }).optional());
  await one.click('Add photo');
  await one.click('Choose photo: Photo');
  await one.click('Pick it');
  expect(one.kept()).toEqual(picture);
  await act(async () => root?.unmount());
  const film = await open(video({ label: () => 'Video' }), {
    poster: { src: '', alt: '', width: 1, height: 1 },
  });
  await film.click('Choose video');
  await film.click('Pick it');
  expect(film.kept()).toEqual({
    poster: picture,
    sources: [{ src: '/media/library/film.mp4', type: 'video/mp4' }],
  });
});

test('another picture comes with its own words or none, and one undo brings back the picture and its words', async () => {
  const before = { ...picture, src: '/media/library/other', alt: 'A bath' };
  const { session, page, click, kept } = await open(image({ label: () => 'Photo' }), before);
  picked = { ...picture, alt: '' };
  await click('Replace photo: Photo');
  await click('Pick it');
  picked = picture;
  expect(kept()).toEqual({ ...picture, alt: '' });
  expect(page.textContent).toContain('This image has no alt text.');
  await act(async () => void session.undo());
  expect(kept()).toEqual(before);
});

test('a picture without words of its own takes its address and size, and replaces the field of earlier versions', async () => {
  const old = text({ label: () => 'File' }).optional();
  const { page, click, kept } = await open(
    object({
      label: () => 'Logo',
      of: {
        image: bareImage({ label: () => 'Photo' }).optional(),
        url: old.meta({ field: 'text', label: () => 'File', replacedBy: 'image' }),
      },
    }),
    { url: '/old.svg' },
  );
  expect(page.textContent).toContain('File');
  await click('Add photo');
  await click('Choose photo: Photo');
  await click('Pick it');
  const { src, width, height } = picture;
  expect(kept()).toEqual({ url: '/old.svg', image: { src, width, height } });
  expect(page.textContent).not.toContain('File');
});

describe('a menu', () => {
  const entry = object({
    label: () => 'Item',
    of: { id: key(), label: text({ label: () => 'Label' }), href: link({ label: () => 'Leads to' }) },
  });
  const menu = array({ label: () => 'Items', max: 2, of: entry, fromCatalog: true });
  const idsIn = (value: Json | undefined) => (value as { id: string }[]).map(({ id: own }) => own);

  test('names its items itself and keeps the names apart', async () => {
    const { page, click, kept } = await open(menu, [{ id: 'one', label: 'One', href: '/' }]);
    await click('Duplicate Item 1: One');
    const [first, second] = idsIn(kept());
    expect(first).toBe('one');
    expect(second).toMatch(/^item-\w+$/);
    await click('Remove Item 1: One');
    await click('Add item');
    expect(new Set(idsIn(kept())).size).toBe(2);
    expect(page.textContent).not.toContain('ID');
  });

  test('has an id made anew that is missing, or another item’s', async () => {
    const { session, click, kept } = await open(menu, [{ label: 'One', href: '/' }]);
    await act(async () => session.select('a', ['props', 'it', 0, 'id']));
    await click('Create ID');
    const [made = ''] = idsIn(kept());
    expect(made).toMatch(/^item-\w+$/);
    const twice = ['One', 'Two'].map((label) => ({ id: made, label, href: '/' }));
    await act(async () => session.edit('x', [{ op: 'set', key: 'a', path: ['props', 'it'], value: twice }]));
    await act(async () => session.select('a', ['props', 'it', 1, 'id']));
    await click('Create ID');
    expect(idsIn(kept())[0]).toBe(made);
    expect(new Set(idsIn(kept())).size).toBe(2);
  });

  test('is filled from the catalog in one step, as many as it takes, and replaces what it had after asking', async () => {
    const { session, page, click, kept } = await open(menu, [{ id: 'one', label: 'One', href: '/' }]);
    await click('Fill menu with… (Items)');
    expect(document.querySelector('dialog')?.textContent).toContain('This replaces the 1 item in the list.');
    await click('Cancel');
    expect(idsIn(kept())).toEqual(['one']);
    await click('Fill menu with… (Items)');
    await act(async () => document.querySelector<HTMLElement>('input[value="brands"]')?.click());
    await click('Replace 1 item');
    expect(kept()).toMatchObject([
      { label: 'One', href: 'vendor:v-One' },
      { label: 'Two', href: 'vendor:v-Two' },
    ]);
    expect(new Set(idsIn(kept())).size).toBe(2);
    expect(page.textContent).toContain('Filled with 2 of 3');
    await act(async () => void session.undo());
    expect(idsIn(kept())).toEqual(['one']);
  });

  test('of links with menus of their own shows each department’s categories', async () => {
    const links = array({
      label: () => 'Links',
      fromCatalog: true,
      of: object({
        label: () => 'Link',
        of: {
          id: key(),
          label: text({ label: () => 'Label' }),
          type: select({ label: () => 'Kind', options: { page: () => 'Page', category: () => 'Category' } }),
          href: link({ label: () => 'Leads to' }),
          query: text({ label: () => 'Filter', optional: true })
            .meta({ field: 'text', label: () => 'Filter', format: 'query' })
            .default(''),
          dropdown: boolean({ label: () => 'Menu' }).default(false),
        },
      }),
    });
    const { session, find, page, click, kept } = await open(links, []);
    await click('Fill menu with… (Links)');
    await click('Fill menu');
    expect(kept()).toMatchObject([
      {
        label: 'Bathroom',
        type: 'category',
        href: 'category:cat-bath',
        query: 'parents=cat-bath',
        dropdown: true,
      },
    ]);
    await act(async () => session.select('a', ['props', 'it', 0, 'query']));
    const chosen = find<HTMLSelectElement>('select:has([value="type=Category"])');
    expect([chosen.value, chosen.selectedOptions[0]?.textContent]).toEqual([
      'parents=cat-bath',
      'Categories in Bathroom',
    ]);
    await act(async () => {
      chosen.value = '';
      chosen.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect((kept() as object[])[0]).not.toHaveProperty('query');
    await act(async () =>
      session.edit('x', [
        { op: 'set', key: 'a', path: ['props', 'it', 0, 'query'], value: 'parents=bathroom' },
      ]),
    );
    expect(chosen.value).toBe('parents=cat-bath');
    await act(async () =>
      session.edit('x', [{ op: 'set', key: 'a', path: ['props', 'it', 0, 'query'], value: 'foo=bar' }]),
    );
    expect(page.textContent).toContain('Custom: foo=bar');
  });
});

test('a style has the brand’s colours first and any other behind a press', async () => {
  const { find, named, type, click, kept } = await open(style({ label: () => 'Look' }).optional());
  await click('Light accent');
  expect(kept()).toEqual({ background: 'accent-soft' });
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .find((one) => one.textContent === 'Custom color')
      ?.click(),
  );
  await type(named('Color code: Background'), '#102030');
  expect(kept()).toEqual({ background: '#102030' });
  await act(async () => find('input[value="center"]').click());
  expect(kept()).toMatchObject({ align: 'center' });
});

test('text that is hard to read in the colours chosen is said while they are chosen, at the colour', async () => {
  await open(style({ label: () => 'Look' }).optional());
  const said = () => [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
  /** The second is the text's. */
  const choose = (name: string, at: number) =>
    act(async () => document.querySelectorAll<HTMLElement>(`input[aria-label="${name}"]`)[at]?.click());
  await choose('Accent', 0);
  expect(said()).toEqual([expect.stringMatching(/^Contrast 1\.\d:1\. Text needs/), '', '']);
  await choose('White', 1);
  expect(said()).toEqual(['', '', '']);
  await choose('Ink', 1);
  expect(said()).toEqual(['', expect.stringMatching(/^Contrast 2\.\d:1/), '']);
});

test('a button is its words, where it leads and how it looks', async () => {
  const { find, type, kept } = await open(button({ label: () => 'Call to action' }), {
    content: 'Go',
    link: '/',
  });
  await type(find('input[type="text"]'), 'Come in');
  await act(async () => find('input[value="outline"]').click());
  expect(kept()).toEqual({ content: 'Come in', link: '/', variant: 'outline' });
});

test.each([
  ['2026-07-01T09:30', '2026-07-01T14:30:00.000Z'],
  ['2026-01-01T09:30', '2026-01-01T15:30:00.000Z'],
  // On the day the clock goes forward, before and after.
  ['2026-03-08T01:30', '2026-03-08T07:30:00.000Z'],
  ['2026-03-08T03:30', '2026-03-08T08:30:00.000Z'],
])('%s by the shop’s clock is %s', (wall, moment) => {
  expect(toMoment(wall, 'America/Chicago')).toBe(moment);
  expect(toLocal(moment, 'America/Chicago')).toBe(wall);
});

test('what is no moment leaves a time field empty', () => {
  expect(toLocal('tomorrow', 'America/Chicago')).toBe('');
});
