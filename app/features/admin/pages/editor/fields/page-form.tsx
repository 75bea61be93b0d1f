/** The page's own fields. */

import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { isFrame, isPart } from '#schemas/domain/content/content-kinds.ts';
import { type EditorPage, isFixedPage } from '#schemas/domain/content/editor.ts';
import { audiences, pageDocumentSchema } from '#schemas/domain/content/page.ts';
import { pageFoundSchema } from '#schemas/fields/page-found.ts';
import { MoveNotice } from '../pages/move-notice.tsx';
import { shopHref } from '../pages/places.ts';
import { useEditorSession, useSession } from '../session/hooks.ts';
import { describeField, type FieldDescription } from './describe-field.ts';
import { FormField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { OwnUnknownKeys } from './misfit.tsx';

/** Words are looked up when they are read. */
export const textField = (
  label: () => string,
  help: () => string,
  more: Partial<FieldDescription>,
  optionLabels: () => Record<string, string> = () => ({}),
): FieldDescription => ({
  field: 'text',
  multiline: false,
  omittable: false,
  fallback: undefined,
  integer: false,
  options: [],
  open: false,
  parts: [],
  item: null,
  ...more,
  get label() {
    return label();
  },
  get help() {
    return help();
  },
  get optionLabels() {
    return optionLabels();
  },
});

type PageField = [string, FieldDescription];

const texts: PageField[] = [
  ['title', textField(m.session_page_title, m.field_page_title_help, { max: 120 })],
  [
    'description',
    textField(m.session_page_description, m.field_page_description_help, {
      multiline: true,
      omittable: true,
      fallback: '',
      max: 300,
    }),
  ],
];

/** How it is found and shared. */
const found: PageField[] = Object.entries(pageFoundSchema.shape).map(([name, schema]) => [
  name,
  describeField(schema, name),
]);

/** Parts of every page are found by nobody; what an import says all the same can be taken away. */
function useFound(): PageField[] {
  const meta = useSession(({ document }) => document.meta);
  return found.filter(([name]) => !isFrame(meta.slug) || Object.hasOwn(meta, name));
}

/** Where the page stands, and for whom. */
const places: PageField[] = [
  ['slug', textField(m.session_page_slug, m.field_page_slug_help, { max: 120 })],
  [
    'audience',
    textField(
      m.session_page_audience,
      m.field_page_audience_help,
      { field: 'select', options: audiences },
      () => ({
        guest: m.field_audience_guest(),
        customer: m.field_audience_customer(),
        company: m.field_audience_company(),
      }),
    ),
  ],
];

/** ms after the last change of an address until the server is asked about it. */
const addressDelay = 500;

/** Whether another page has the address is said while it is typed, and not when the page is to be published. */
function useAddressCheck(): void {
  const session = useEditorSession();
  const address = useSession(({ document: { meta } }) => JSON.stringify([meta.slug, meta.audience]));
  const asked = useRef(address);
  useEffect(() => {
    if (asked.current === address) return;
    const timer = setTimeout(() => {
      asked.current = address;
      void session.check();
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [session, address]);
}

/** The shop's own pages stay where they are; what a draft says otherwise can be put right. */
function useFixedAddress(published: EditorPage['published']): boolean {
  return useSession(
    ({ document: { meta } }) =>
      published !== null &&
      isFixedPage(published.slug, published.audience) &&
      meta.slug === published.slug &&
      meta.audience === published.audience,
  );
}

/** What becomes of addresses: the one that it moves from, and those that it had before. */
function FormerAddresses({ kind, published, former_slugs }: PlacedPage) {
  return (
    <>
      <MoveNotice kind={kind} published={published} />
      {!isPart(kind) && former_slugs.length > 0 ? (
        <div className="text-sm">
          <p className="font-medium">{m.field_page_former()}</p>
          <ul className="mt-1 text-stone [overflow-wrap:anywhere]">
            {former_slugs.map((former) => (
              <li key={former}>{shopHref(kind, former)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** What of a page the form of its own fields needs to know. */
export type PlacedPage = Pick<EditorPage, 'kind' | 'published' | 'former_slugs'>;

export function PageForm({ page }: { page: PlacedPage }) {
  const { readOnly } = useEditorSession();
  const fixed = useFixedAddress(page.published);
  useAddressCheck();
  const field = ([name, description]: PageField) => (
    <FormField key={name} field={description} path={[name]} />
  );
  return (
    <FormFrame blockKey={null}>
      <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-5">
        <legend className="sr-only">{m.field_page_form()}</legend>
        {texts.map(field)}
        <fieldset
          disabled={fixed}
          aria-describedby={fixed ? 'page-address-fixed' : undefined}
          className="flex min-w-0 flex-col gap-5"
        >
          <legend className="sr-only">{m.field_page_place()}</legend>
          {places.map(field)}
          {fixed ? (
            <p id="page-address-fixed" className="text-sm text-stone">
              {m.field_page_address_fixed()}
            </p>
          ) : null}
        </fieldset>
        <FormerAddresses {...page} />
        {useFound().map(field)}
        <OwnUnknownKeys schema={pageDocumentSchema} label={m.editor_page_settings} />
      </fieldset>
    </FormFrame>
  );
}
