// @vitest-environment happy-dom
/** Whatever a block holds, its form opens, shows it, and every misfit can be mended from it. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { getAt, isContainer, isObject, type Json, type Path, setAt } from '#app/shared/json.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { openAlone } from '#tests/factories/editor.ts';
import { findBlock } from '../document/model.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { SessionContextProvider } from '../session/hooks.ts';
import { BlockForm } from './block-form.tsx';
import { describeField } from './describe-field.ts';
import { type EntityLookup, EntityLookupProvider } from './entities.ts';
import { emptyValue } from './field-values.ts';
import { PageForm, type PlacedPage } from './page-form.tsx';
import { VisibilityForm } from './visibility-form.tsx';

const placed: PlacedPage = { kind: 'page', published: null, former_slugs: [] };
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const noEntities: EntityLookup = { search: async () => [], find: async () => null, list: async () => null };

async function open(block: Json): Promise<{ session: EditorSession; page: HTMLElement }> {
  const { clock, session } = await openAlone({
    slug: 'x',
    audience: 'guest',
    title: 'X',
    blocks: [block],
  });
  await clock.pass(300);
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  const key = session.getSnapshot().document.blocks[0]?.key ?? '';
  await act(async () =>
    root?.render(
      <SessionContextProvider value={session}>
        <EntityLookupProvider value={noEntities}>
          <BlockForm blockKey={key} />
          <VisibilityForm blockKey={key} warehouses={[]} timeZone="America/Chicago" />
        </EntityLookupProvider>
      </SessionContextProvider>,
    ),
  );
  return { session, page };
}

const button = (page: HTMLElement, label: RegExp) =>
  [...page.querySelectorAll('button')].find((element) =>
    label.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );

/** Every place in a value, the outermost first. */
function placesIn(value: Json, path: Path = []): Path[] {
  const here: Path[] = [path];
  if (Array.isArray(value))
    return here.concat(...value.map((item, index) => placesIn(item, [...path, index])));
  if (!isObject(value)) return here;
  return here.concat(...Object.entries(value).map(([key, item]) => placesIn(item, [...path, key])));
}

const hostile: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constantFrom<Json | undefined>(
    undefined,
    null,
    '',
    'x'.repeat(300_000),
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '__proto__',
    '\u0000\uD800',
    // A length that no number can be made of (schemas/fields/parse-json.ts).
    { length: { toString: null } },
    -1,
    1e308,
    0.1,
    true,
    [],
    {},
    Array.from({ length: 5000 }, () => 7),
    JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "toString": null, "hasOwnProperty": 0}'),
    JSON.parse(`${'['.repeat(300)}1${']'.repeat(300)}`),
  ),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

for (const [type, { definition }] of Object.entries(blockRegistry)) {
  const [preset] = JSON.parse(readFileSync(`blocks/${type}/presets.json`, 'utf8')) as { props: Json }[];
  const base: Json = preset?.props ?? emptyValue(describeField(definition.schema));

  test(`${type}: corrupt props are shown, and can be mended`, async () => {
    const places = placesIn(base);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ at: fc.nat(), extra: fc.option(fc.string(), { nil: null }), value: hostile }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (damages) => {
          let props: Json | undefined = base;
          for (const { at, extra, value } of damages) {
            const place = places[at % places.length] as Path;
            const where = extra !== null && isContainer(getAt(props, place)) ? [...place, extra] : place;
            props = setAt(props, where, value);
          }
          // As it comes out of a database.
          const stored = JSON.parse(
            JSON.stringify({
              id: 'a',
              type,
              schemaVersion: 1,
              visibility: {},
              ...(props === undefined ? {} : { props }),
            }),
          ) as Json;
          const { session, page } = await open(stored);
          // Shown, not changed.
          expect(session.getSnapshot().document.blocks[0]?.value).toEqual(stored);
          for (const closed of page.querySelectorAll<HTMLElement>('li button[aria-expanded="false"]'))
            await act(async () => closed.click());
          // What does not fit is replaced or removed until nothing is left that no control shows.
          for (let turn = 0; turn < 60; turn += 1) {
            const mend = button(page, /^Replace .* with empty value$/) ?? button(page, /^Remove all /);
            const extra = mend ?? page.querySelector<HTMLElement>('li[data-field] > span.font-mono + button');
            if (!extra) break;
            await act(async () => (extra as HTMLElement).click());
          }
          expect(page.textContent).not.toContain('this value isn’t valid');
          expect(page.textContent).not.toContain('Unknown fields in this block');
          expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
          await act(async () => root?.unmount());
        },
      ),
      { numRuns: 5 },
    );
  }, 60_000);
}

test.each<[string, Json]>([
  ['a text', 'hello'],
  ['null', null],
  ['a type nobody knows', { id: 'a', type: 'carousel-3000', schemaVersion: 1, props: { a: 1 } }],
  ['a type out of the prototype', { id: 'a', type: '__proto__', schemaVersion: 1, props: {} }],
  ['a version from the future', { id: 'a', type: 'faq', schemaVersion: 99, props: {} }],
  ['no version', { id: 'a', type: 'faq', props: {} }],
  ['visibility that is none', { id: 'a', type: 'carousel-3000', visibility: [1], props: {} }],
])('%s is shown as an unsupported block, editable as JSON', async (_, block) => {
  const { session, page } = await open(block);
  expect(page.textContent).toContain('Unsupported block');
  const key = session.getSnapshot().document.blocks[0]?.key ?? '';
  expect(findBlock(session.getSnapshot().document, key)?.value).toEqual(block);
  const area = page.querySelector('textarea') as HTMLTextAreaElement;
  const type = async (text: string) => {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  await type('{"id": ');
  expect(page.textContent).toContain('This isn’t valid JSON');
  expect(findBlock(session.getSnapshot().document, key)?.value).toEqual(block);
  await type('{"id": "a", "type": "spacer", "schemaVersion": 1, "props": {}}');
  expect(findBlock(session.getSnapshot().document, key)?.value).toMatchObject({ type: 'spacer' });
  expect(page.textContent).not.toContain('Unsupported block');
});

test('a window that closes before it opens says so beside its end', async () => {
  const { page } = await open({
    id: 'a',
    type: 'spacer',
    schemaVersion: 1,
    visibility: { from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' },
    props: {},
  });
  const [from, until] = page.querySelectorAll<HTMLInputElement>('input[type="datetime-local"]');
  expect([from?.getAttribute('aria-invalid'), until?.getAttribute('aria-invalid')]).toEqual([null, 'true']);
  const described = (until?.getAttribute('aria-describedby') ?? '').split(' ');
  const said = described.map((id) => page.querySelector(`#${CSS.escape(id)}`)?.textContent).join(' ');
  expect(said).toContain('Choose an end that is after the start.');
});

test('what another program left beside a block’s and a page’s fields is listed, and can be taken away', async () => {
  const block = {
    id: 'a',
    type: 'spacer',
    schemaVersion: 1,
    visibility: {},
    props: {},
    data: { text: 'Hi' },
  };
  const { session, page } = await open(block);
  expect(page.textContent).toContain('data: {\n "text": "Hi"\n}');
  await act(async () => button(page, /^Remove data$/)?.click());
  const { data: _gone, ...rest } = block;
  expect(session.getSnapshot().document.blocks[0]?.value).toEqual(rest);
  await act(async () => {
    session.edit('x', [
      { op: 'set', key: null, path: ['zones'], value: {} },
      { op: 'set', key: null, path: ['root'], value: { props: {} } },
    ]);
    root?.render(
      <SessionContextProvider value={session}>
        <EntityLookupProvider value={noEntities}>
          <PageForm page={placed} />
        </EntityLookupProvider>
      </SessionContextProvider>,
    );
  });
  expect(page.textContent).toContain('Unknown fields on this page');
  expect(page.textContent).toContain('zones: {}');
  await act(async () => button(page, /^Remove all /)?.click());
  expect(session.getSnapshot().document.meta).toEqual({ slug: 'x', audience: 'guest', title: 'X' });
});
