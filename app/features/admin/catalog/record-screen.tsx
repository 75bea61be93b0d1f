/** One category, vendor, tag, collection, filter or synonym. Works without a script but for pictures, members and rules. */
import { Form, Link, useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { describeField } from '#app/features/admin/pages/editor/fields/describe-field.ts';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import type { Json } from '#app/shared/json.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import {
  type CatalogRecord,
  editRuleSchema,
  type RecordInput,
  type RecordKind,
  recordSchemas,
} from '#schemas/domain/catalog/records.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { CatalogAnswer, Choices } from './catalog.server.ts';
import { kindNames } from './catalog-nav.tsx';
import { ChoiceList } from './choice-list.tsx';
import {
  ErrorSummary,
  FormProvider,
  fieldId,
  SchemaField,
  useError,
  useForm,
  useFormValue,
  useValue,
} from './form-state.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductFinder } from './product-finder.tsx';
import { linesOf, newRecord, optionsFromText, optionsToText } from './record-forms.ts';
import { Changed, Conflict, DeleteForm, SaveBar, Untranslated } from './save-bar.tsx';

type Props = {
  kind: RecordKind;
  id: string;
  found: CatalogRecord | null;
  choices: Choices;
  mayEdit: boolean;
  /** Of a form that was sent without a script. */
  answer: CatalogAnswer | undefined;
  /** Texts that are left to translate; null for what has none. */
  untranslated: number | null;
};

export function RecordScreen(props: Props) {
  const { kind, id, found, choices, mayEdit, untranslated } = props;
  const fetcher = useFetcher<CatalogAnswer>();
  const answer = props.answer && !props.answer.ok ? props.answer : (fetcher.data ?? props.answer);
  const accept = fetcher.data?.ok ?? true;
  const initial = (found?.record ?? newRecord(kind)) as Json;
  const { value, set, dirty } = useFormValue(initial, found?.version, accept);
  useLeaveGuard(dirty && fetcher.state === 'idle');
  useEffect(() => {
    if (fetcher.data?.ok && fetcher.data.message) void showToast(fetcher.data.message, { kind: 'success' });
  }, [fetcher.data]);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const send = (version: number) =>
    fetcher.submit({ version: `${version}`, record: JSON.stringify(value) }, { method: 'post' });
  const refused = answer && !answer.ok && answer.stale === null ? answer : undefined;
  const { one, many } = kindNames[kind];
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Link
          to={`/admin/catalog/${kind}`}
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.cat_back({ to: many() })}
        </Link>
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <Heading level={1} size="section">
            {found ? found.label : m.cat_new({ what: one().toLowerCase() })}
          </Heading>
          {found?.href ? (
            <a href={found.href} className="text-sm text-accent underline underline-offset-4">
              {m.cat_view()}
            </a>
          ) : null}
        </div>
        <Changed changed={found?.changed} />
        <Untranslated kind={kind} id={id} count={untranslated} />
        {props.answer?.ok && !fetcher.data ? (
          <Notice tone="success" className="mt-6">
            {props.answer.message}
          </Notice>
        ) : null}
        {answer?.stale ? (
          <Conflict message={answer.message} onOverwrite={() => send(answer.stale ?? 1)} />
        ) : null}
        <ErrorSummary
          form={recordSchemas[kind]}
          value={value}
          errors={refused?.errors ?? {}}
          message={refused?.message ?? null}
        />
        <FormProvider value={value} set={set} errors={refused?.errors ?? {}} readOnly={!mayEdit}>
          <Form
            method="post"
            // With a script what is wrong is said by the summary, also of fields that are folded away.
            noValidate={hydrated}
            className="mt-6"
            onSubmit={(event) => {
              event.preventDefault();
              send(found?.version ?? 1);
            }}
          >
            <input type="hidden" name="version" value={found?.version ?? ''} />
            {hydrated ? null : <input type="hidden" name="kept" value={JSON.stringify(value)} />}
            <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7">
              <Fields kind={kind} found={found} choices={choices} />
            </div>
            {mayEdit ? <SaveBar busy={fetcher.state !== 'idle'} dirty={dirty} isNew={id === 'new'} /> : null}
          </Form>
          {mayEdit && found ? <DeleteForm /> : null}
        </FormProvider>
      </div>
    </Container>
  );
}

function Fields({ kind, found, choices }: Pick<Props, 'kind' | 'found' | 'choices'>) {
  const of = describeField(recordSchemas[kind]);
  const departments = choices.categories.filter(({ parent, _id }) => !parent && _id !== found?._id);
  if (kind === 'synonym')
    return (
      <>
        <SchemaField of={of} name="term" />
        <Lines name="means" label={m.cat_synonym_means()} hint={m.cat_one_a_line()} />
        <SchemaField of={of} name="both_ways" />
      </>
    );
  if (kind === 'filter')
    return (
      <>
        <SchemaField of={of} name="name" />
        <FilterValues />
      </>
    );
  return (
    <>
      <SchemaField of={of} name="name" />
      <SchemaField of={of} name="slug" />
      {kind === 'tag' ? null : <SchemaField of={of} name="description" />}
      {kind === 'vendor' ? <SchemaField of={of} name="active" /> : null}
      {kind === 'category' ? (
        <SchemaField
          of={of}
          name="parent"
          options={[
            { value: '', label: m.cat_no_parent() },
            ...departments.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      ) : null}
      {kind === 'collection' ? <SchemaField of={of} name="featured" /> : null}
      {kind === 'category' || kind === 'collection' ? (
        <PictureField path={['picture']} label={m.cat_picture()} />
      ) : null}
      {kind === 'collection' ? <Members found={found} choices={choices} /> : null}
    </>
  );
}

function Lines({ name, label, hint }: { name: string; label: string; hint: string }) {
  const [value, write] = useValue<string[]>([name]);
  const { readOnly, errors } = useForm();
  const [typed, setTyped] = useState(() => value.join('\n'));
  const error = Object.entries(errors).find(([pointer]) => pointer.startsWith(`/${name}`))?.[1][0];
  return (
    <TextareaField
      id={fieldId([name])}
      name={name}
      label={label}
      hint={hint}
      {...(error ? { error } : {})}
      required
      disabled={readOnly}
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        write(linesOf(event.target.value));
      }}
    />
  );
}

type Option = { label: string; hex?: string; hex2?: string };

function FilterValues() {
  const [value, write] = useValue<Option[]>(['options']);
  const { readOnly, errors } = useForm();
  const [typed, setTyped] = useState(() => optionsToText(value));
  const error = Object.entries(errors).find(([pointer]) => pointer.startsWith('/options'))?.[1][0];
  return (
    <>
      <TextareaField
        id={fieldId(['options'])}
        name="options"
        label={m.cat_filter_values()}
        hint={m.cat_filter_values_hint()}
        {...(error ? { error } : {})}
        rows={12}
        disabled={readOnly}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          write(optionsFromText(event.target.value) as unknown as Json);
        }}
      />
      <ul className="flex flex-wrap gap-2" aria-label={m.cat_filter_preview()}>
        {value.map(({ label, hex, hex2 }) => (
          <li
            key={`${label} ${hex}`}
            className="flex items-center gap-2 rounded-full border border-line px-3 py-1 text-sm"
          >
            {hex ? (
              <span
                aria-hidden="true"
                className="size-4 rounded-full border border-line-strong"
                style={{ background: hex2 ? `linear-gradient(135deg, ${hex} 50%, ${hex2} 50%)` : hex }}
              />
            ) : null}
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}

const emptyRule = {
  vendors: [],
  categories: [],
  tags: [],
  price_from: null,
  price_to: null,
  newer_than_days: null,
  in_stock: false,
};

/** By hand or by rule. */
function Members({ found, choices }: Pick<Props, 'found' | 'choices'>) {
  const { value } = useForm();
  const [rule, write] = useValue<RecordInput | null>(['rule']);
  const preview = useFetcher<CatalogAnswer>();
  const of = describeField(editRuleSchema);
  const error = useError(['rule']);
  return (
    <>
      <CheckboxField
        label={m.cat_rule_keep()}
        checked={rule !== null}
        onChange={(event) => write(event.target.checked ? emptyRule : null)}
      />
      {rule === null ? (
        <ProductFinder path={['products']} label={m.cat_products()} known={found?.members ?? []} />
      ) : (
        <fieldset id={fieldId(['rule'])} className="flex min-w-0 flex-col gap-5 border-l-2 border-line pl-4">
          <legend className="mb-3 text-sm text-stone">{m.cat_rule_text()}</legend>
          <ChoiceList path={['rule', 'vendors']} label={m.cat_vendors()} choices={choices.vendors} />
          <ChoiceList path={['rule', 'categories']} label={m.cat_categories()} choices={choices.categories} />
          <ChoiceList path={['rule', 'tags']} label={m.cat_tags()} choices={choices.tags} />
          <div className="grid gap-4 wide:grid-cols-3">
            <SchemaField of={of} path={['rule']} name="price_from" />
            <SchemaField of={of} path={['rule']} name="price_to" />
            <SchemaField of={of} path={['rule']} name="newer_than_days" />
          </div>
          <SchemaField of={of} path={['rule']} name="in_stock" />
          {error ? <p className="text-sm font-medium text-danger">{error}</p> : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              size="small"
              variant="outline"
              busy={preview.state !== 'idle'}
              onClick={() =>
                preview.submit({ intent: 'preview', record: JSON.stringify(value) }, { method: 'post' })
              }
            >
              {m.cat_rule_preview()}
            </Button>
            <p role="status" className="min-w-0 text-sm">
              {preview.data?.message ?? ''}
            </p>
          </div>
        </fieldset>
      )}
    </>
  );
}
