/** One search: what it finds, what comes first and last in it, where it leads, and what a change would do. */
import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { SearchDetail, SearchPreview, TunedProduct } from '#schemas/domain/catalog/searches.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/section.tsx';
import { buried, type Draft, draftEntries, draftHref, moved, pinned, removed, searchPath } from './draft.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { oneHref, shareOf } from './searches-screen.tsx';

type Props = {
  mayEdit: boolean;
  search: SearchDetail;
  draft: Draft;
  isChanged: boolean;
  words: string;
  offered: string[] | null;
  means: string;
  preview: SearchPreview | null;
  problem: string | null;
  done: string | null;
};
type Answer = { message: string | null; field: string | null } | undefined;

export function SearchScreen({ answer, ...props }: Props & { answer: Answer }) {
  const { mayEdit, search, draft, isChanged, preview, problem, done } = props;
  const said = answer?.message && !answer.field ? answer.message : problem;
  return (
    <Container className="py-6 wide:py-8">
      <Link
        to="/admin/search?show=all"
        className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-accent"
      >
        {m.searches_back()}
      </Link>
      <Heading level={1} size="section" className="[overflow-wrap:anywhere]">
        {m.searches_heading({ query: search.query })}
      </Heading>
      <Figures search={search} />
      <div role="status">
        {done && !isChanged && !said ? (
          <Notice tone="success" className="mt-5">
            {done === 'synonym' ? m.searches_synonym_added() : m.searches_saved()}
          </Notice>
        ) : null}
        {isChanged ? (
          <Notice tone="info" className="mt-5">
            {m.searches_unsaved()}
          </Notice>
        ) : null}
      </div>
      {said ? (
        <Notice tone="error" className="mt-5">
          {said}
        </Notice>
      ) : null}
      {mayEdit ? null : <p className="mt-5 text-sm text-stone">{m.searches_read_only()}</p>}
      {preview ? <PreviewPanel preview={preview} redirect={draft.redirect} /> : null}
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 *:min-w-0 desk:grid-cols-2">
        <Found search={search} draft={draft} mayEdit={mayEdit} />
        <div className="grid gap-10 *:min-w-0">
          <Tuned {...props} />
          {mayEdit ? <Finder {...props} /> : null}
          <Decision {...props} answer={answer} />
          <Synonyms {...props} answer={answer} />
        </div>
      </div>
    </Container>
  );
}

function Figures({ search }: { search: SearchDetail }) {
  const { visitors, results, clicked, added, ordered } = search;
  const figures: [string, ReactNode][] = [
    [m.searches_column_people(), visitors],
    [m.searches_column_results(), results ?? m.searches_unknown()],
    [m.searches_column_clicked(), shareOf(clicked, visitors)],
    [m.searches_column_added(), added],
    [m.searches_column_ordered(), ordered],
  ];
  return (
    <section aria-label={m.searches_figures()} className="mt-4">
      <p className="text-sm text-stone">{m.searches_days({ count: search.days })}</p>
      <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-stone">{name}</dt>
            <dd className="text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const action =
  'inline-flex min-h-9 min-w-9 items-center justify-center rounded-sm px-2 text-sm underline underline-offset-4 hover:bg-sand hover:text-accent';

/** A link to the next draft; the page stays where it is. */
const Step = ({ to, label, children }: { to: Draft; label: string; children: ReactNode }) => (
  <Link to={draftHref(to)} preventScrollReset aria-label={label} className={action}>
    {children}
  </Link>
);

function ProductRow({
  product,
  note,
  children,
}: {
  product: TunedProduct;
  note?: string | null;
  children?: ReactNode;
}) {
  const { name, vendor_name, product_number, picture, shown } = product;
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <span className="h-16 w-13 shrink-0 overflow-hidden rounded-sm bg-sand">
        <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full object-cover" />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 basis-48 grow [overflow-wrap:anywhere]">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-stone">
            {m.search_product_line({ vendor: vendor_name, number: product_number })}
          </span>
          {note ? <span className="block text-sm text-accent">{note}</span> : null}
          {shown ? null : <span className="block text-sm text-stone">{m.searches_hidden()}</span>}
        </span>
        <span className="-ml-2 flex shrink-0 flex-wrap">{children}</span>
      </span>
    </li>
  );
}

type Editing = { draft: Draft; mayEdit: boolean };

function Choose({ product: { _id, name }, draft }: { product: TunedProduct; draft: Draft }) {
  return (
    <>
      {draft.pins.includes(_id) ? null : (
        <Step to={pinned(draft, _id)} label={m.searches_pin_of({ name })}>
          {m.searches_pin()}
        </Step>
      )}
      {draft.buried.includes(_id) ? null : (
        <Step to={buried(draft, _id)} label={m.searches_bury_of({ name })}>
          {m.searches_bury()}
        </Step>
      )}
    </>
  );
}

function Found({ search, draft, mayEdit }: Editing & { search: SearchDetail }) {
  return (
    <section aria-labelledby="found">
      <Heading level={2} size="card" id="found">
        {m.searches_found()}
      </Heading>
      {search.redirect ? (
        <p className="mt-2 text-sm text-stone">{m.searches_found_redirect({ path: search.redirect })}</p>
      ) : null}
      {search.found.length === 0 ? (
        <p className="mt-3 text-stone">{m.searches_found_none()}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {search.found.map((product) => (
            <ProductRow
              key={product._id}
              product={product}
              note={product.points >= 0.1 ? m.searches_learned() : null}
            >
              {mayEdit ? <Choose product={product} draft={draft} /> : null}
            </ProductRow>
          ))}
        </ol>
      )}
    </section>
  );
}

/** In the order of the ids; what is not in the catalog any more is left out. */
const productsOf = (
  { pins, buried: last, named, found }: SearchDetail,
  ids: readonly string[],
): TunedProduct[] => {
  const byId = new Map([...found, ...pins, ...last, ...named].map((product) => [product._id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

function Tuned({ search, draft, mayEdit }: Editing & { search: SearchDetail }) {
  const pins = productsOf(search, draft.pins);
  const last = productsOf(search, draft.buried);
  return (
    <>
      <section aria-labelledby="pins">
        <Heading level={2} size="card" id="pins">
          {m.searches_pins()}
        </Heading>
        {pins.length === 0 ? <p className="mt-2 text-stone">{m.searches_pins_none()}</p> : null}
        <ol className="mt-2">
          {pins.map((product, at) => (
            <ProductRow key={product._id} product={product}>
              {mayEdit ? (
                <>
                  {at > 0 ? (
                    <Step to={moved(draft, product._id, -1)} label={m.cat_up({ name: product.name })}>
                      ↑
                    </Step>
                  ) : null}
                  {at < pins.length - 1 ? (
                    <Step to={moved(draft, product._id, 1)} label={m.cat_down({ name: product.name })}>
                      ↓
                    </Step>
                  ) : null}
                  <Remove product={product} draft={draft} />
                </>
              ) : null}
            </ProductRow>
          ))}
        </ol>
      </section>
      <section aria-labelledby="buried">
        <Heading level={2} size="card" id="buried">
          {m.searches_buried()}
        </Heading>
        {last.length === 0 ? <p className="mt-2 text-stone">{m.searches_buried_none()}</p> : null}
        <ul className="mt-2">
          {last.map((product) => (
            <ProductRow key={product._id} product={product}>
              {mayEdit ? <Remove product={product} draft={draft} /> : null}
            </ProductRow>
          ))}
        </ul>
      </section>
    </>
  );
}

const Remove = ({ product: { _id, name }, draft }: { product: TunedProduct; draft: Draft }) => (
  <Step to={removed(draft, _id)} label={m.searches_remove_of({ name })}>
    {m.searches_remove()}
  </Step>
);

/** The draft, as it goes with each form. */
const DraftFields = ({ draft, redirect = false }: { draft: Draft; redirect?: boolean }) => (
  <>
    {[...draftEntries(draft), ...(redirect ? [['to', draft.redirect] as const] : [])].map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);

function Finder({ search, draft, words, offered }: Props) {
  return (
    <Form method="get" action={searchPath} preventScrollReset role="search" aria-label={m.searches_find()}>
      <DraftFields draft={draft} redirect />
      <div className="flex items-end gap-2">
        <TextField
          type="search"
          name="find"
          label={m.searches_find()}
          defaultValue={words}
          className="grow"
        />
        <Button type="submit" variant="outline">
          {m.searches_find_do()}
        </Button>
      </div>
      {offered?.length === 0 ? (
        <p role="status" className="mt-3 text-stone">
          {m.searches_find_none({ words })}
        </p>
      ) : null}
      <ul className="mt-2">
        {productsOf(search, offered ?? []).map((product) => (
          <ProductRow key={product._id} product={product}>
            <Choose product={product} draft={draft} />
          </ProductRow>
        ))}
      </ul>
    </Form>
  );
}

const PreviewButton = () => (
  <Button type="submit" variant="outline" formMethod="get" name="preview" value="1">
    {m.searches_preview()}
  </Button>
);

function Decision({ draft, mayEdit, isChanged, answer }: Props & { answer: Answer }) {
  const scripted = useScripted();
  if (!mayEdit) return draft.redirect ? <p>{m.searches_leads_to({ path: draft.redirect })}</p> : null;
  return (
    <section aria-labelledby="decision">
      <Heading level={2} size="card" id="decision">
        {m.searches_redirect()}
      </Heading>
      <Form
        key={draftHref(draft)}
        method="post"
        action={draftHref(draft)}
        noValidate={scripted}
        className="mt-3"
      >
        <DraftFields draft={draft} />
        <TextField
          name="to"
          label={m.searches_redirect_field()}
          hint={m.searches_redirect_hint()}
          error={answer?.field === 'to' ? (answer.message ?? undefined) : undefined}
          defaultValue={draft.redirect}
          maxLength={300}
          autoComplete="off"
        />
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <PreviewButton />
          <Button type="submit" name="intent" value="save">
            {m.searches_save()}
          </Button>
          {isChanged ? (
            <ButtonLink to={oneHref(draft.query)} variant="text">
              {m.searches_discard()}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </section>
  );
}

function Synonyms({ search, draft, mayEdit, means, answer }: Props & { answer: Answer }) {
  const scripted = useScripted();
  return (
    <section aria-labelledby="synonyms">
      <Heading level={2} size="card" id="synonyms">
        {m.searches_synonyms()}
      </Heading>
      <ul className="mt-2">
        {search.synonyms.map(({ _id, means: words }) => (
          <li key={_id}>
            <Link
              to={`/admin/catalog/synonym/${_id}`}
              className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-accent"
            >
              {m.searches_synonym_is({ words: words.join(', ') })}
            </Link>
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <Form key={means} method="post" action={draftHref(draft)} noValidate={scripted} className="mt-3">
          <DraftFields draft={draft} redirect />
          <TextField
            name="means"
            label={m.searches_synonym_field()}
            hint={m.searches_synonym_hint()}
            error={answer?.field === 'means' ? (answer.message ?? undefined) : undefined}
            defaultValue={means}
            maxLength={400}
            required
            autoComplete="off"
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <PreviewButton />
            <Button type="submit" name="intent" value="synonym" variant="secondary">
              {m.searches_synonym_add()}
            </Button>
          </div>
        </Form>
      ) : null}
    </section>
  );
}
