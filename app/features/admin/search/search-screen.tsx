/** One search: what it finds, what comes first and last in it, where it leads, and what a change would do. */
import { Form, Link } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { SearchDetail, SearchPreview, TunedProduct } from '#schemas/domain/catalog/searches.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { type Draft, draftEntries, draftHref, moved, oneHref, searchPath } from './draft.ts';
import { Found } from './found.tsx';
import { JudgeForm } from './judge-form.tsx';
import { sayQuality } from './judgment-words.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { ProductRow } from './product-row.tsx';
import type { SearchAnswer } from './search.server.ts';
import { shareOf } from './search-table.tsx';
import { Choose, Remove, Step } from './steps.tsx';

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
  /** The page's own address, with the draft in it. */
  here: string;
};
type Answer = SearchAnswer | undefined;
type Editing = Pick<Props, 'draft' | 'mayEdit'>;

export function SearchScreen({ answer, ...loaded }: Props & { answer: Answer }) {
  const { mayEdit, search, isChanged, preview, problem, done, here } = loaded;
  // Every link to the next draft takes along what is typed and not saved.
  const [typed, setTyped] = useState({ here, to: loaded.draft.redirect });
  const draft = { ...loaded.draft, redirect: typed.here === here ? typed.to : loaded.draft.redirect };
  const props = { ...loaded, draft };
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
      {answer?.kept ? (
        <Notice tone="error" className="mt-5">
          {m.searches_stale()}
          <span className="mt-3 flex flex-wrap gap-3">
            <ButtonLink
              to={draftHref({ ...draft, version: search.version, redirect: answer.kept.to })}
              variant="outline"
            >
              {m.searches_stale_keep()}
            </ButtonLink>
            <ButtonLink to={oneHref(draft.query)} variant="text">
              {m.searches_stale_drop()}
            </ButtonLink>
          </span>
        </Notice>
      ) : null}
      {mayEdit ? null : <p className="mt-5 text-sm text-stone">{m.searches_read_only()}</p>}
      {preview ? <PreviewPanel preview={preview} draft={draft} /> : null}
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 *:min-w-0 desk:grid-cols-2">
        <Found search={search} draft={draft} mayEdit={mayEdit} here={here} />
        <div className="grid gap-10 *:min-w-0">
          <Tuned {...props} />
          {mayEdit ? <Finder {...props} /> : null}
          <Decision
            {...props}
            answer={answer}
            saved={loaded.draft.redirect}
            onType={(to) => setTyped({ here, to })}
          />
          <Synonyms {...props} answer={answer} />
        </div>
      </div>
    </Container>
  );
}

function Figures({ search }: { search: SearchDetail }) {
  const { visitors, results, clicked, added, ordered, judgments, quality } = search;
  const figures: [string, ReactNode][] = [
    [m.searches_column_people(), visitors],
    [m.searches_column_results(), results ?? m.searches_unknown()],
    [m.searches_column_clicked(), shareOf(clicked, visitors)],
    [m.searches_column_added(), added],
    [m.searches_column_ordered(), ordered],
    ...(judgments > 0 ? [[m.searches_column_quality(), sayQuality(quality)] as [string, ReactNode]] : []),
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

/** In the order of the ids; what is not in the catalog any more is left out. */
const inOrder = <P extends TunedProduct>(products: readonly P[], ids: readonly string[]): P[] => {
  const byId = new Map(products.map((product) => [product._id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const productsOf = ({ pins, buried: last, named, found }: SearchDetail, ids: readonly string[]) =>
  inOrder([...found, ...pins, ...last, ...named], ids);

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

/** The draft, as it goes with each form. */
const DraftFields = ({ draft, redirect = false }: { draft: Draft; redirect?: boolean }) => (
  <>
    {[...draftEntries(draft), ...(redirect ? [['to', draft.redirect] as const] : [])].map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);

function Finder({ search, draft, words, offered, mayEdit, here }: Props) {
  const products = inOrder(search.named, offered ?? []);
  return (
    <search aria-label={m.searches_find()}>
      <Form method="get" action={searchPath} preventScrollReset className="flex items-end gap-2">
        <DraftFields draft={draft} redirect />
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
      </Form>
      {offered?.length === 0 ? (
        <p role="status" className="mt-3 text-stone">
          {m.searches_find_none({ words })}
        </p>
      ) : null}
      <ul className="mt-2">
        {products.map((product) => (
          <ProductRow
            key={product._id}
            product={product}
            judgment={<JudgeForm product={product} query={search.query} here={here} mayEdit={mayEdit} />}
          >
            <Choose product={product} draft={draft} />
          </ProductRow>
        ))}
      </ul>
    </search>
  );
}

const PreviewButton = () => (
  <Button type="submit" variant="outline" formMethod="get" name="preview" value="1">
    {m.searches_preview()}
  </Button>
);

type DecisionProps = Props & { answer: Answer; saved: string; onType: (to: string) => void };

/** `saved`: the redirect that the page came with. */
function Decision({ draft, mayEdit, isChanged, answer, saved, onType, here }: DecisionProps) {
  const scripted = useScripted();
  if (!mayEdit) return draft.redirect ? <p>{m.searches_leads_to({ path: draft.redirect })}</p> : null;
  return (
    <section aria-labelledby="decision">
      <Heading level={2} size="card" id="decision">
        {m.searches_redirect()}
      </Heading>
      <Form
        key={here}
        method="post"
        action={draftHref({ ...draft, redirect: saved })}
        noValidate={scripted}
        className="mt-3"
      >
        <DraftFields draft={draft} />
        <TextField
          name="to"
          label={m.searches_redirect_field()}
          hint={m.searches_redirect_hint()}
          error={answer?.field === 'to' ? (answer.message ?? undefined) : undefined}
          defaultValue={answer?.kept?.to ?? saved}
          onChange={(event) => onType(event.currentTarget.value)}
          maxLength={300}
          autoComplete="off"
        />
        <p className="mt-3 text-sm text-stone">{m.searches_also_forms()}</p>
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
