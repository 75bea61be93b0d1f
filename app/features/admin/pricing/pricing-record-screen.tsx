/** One coupon, rule, rate, certificate or company: its form. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useLeaveGuard } from '#app/shared/forms/use-leave-guard.ts';
import * as m from '#messages';
import type { PricingChoices, PricingKind, PricingRow } from '#schemas/domain/pricing/pricing-records.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { PricingAnswer } from './pricing.server.ts';
import type { PricingField } from './pricing-fields.ts';
import { PricingFields, PricingSummary, SaveButtons } from './pricing-parts.tsx';
import { kindWords } from './pricing-words.ts';

type Props = {
  kind: PricingKind;
  id: string;
  row: PricingRow | null;
  values: Record<string, string>;
  fields: PricingField[];
  choices: PricingChoices;
  saved: boolean;
  mayEdit: boolean;
  mayRemove: boolean;
  /** Companies are this employee's to see. */
  mayDecide: boolean;
  answer: PricingAnswer | undefined;
};

const quiet = 'text-accent underline underline-offset-4';

export function PricingRecordScreen(props: Props) {
  const { kind, id, row, fields, choices, saved, mayEdit, mayRemove, answer } = props;
  const { one, many } = kindWords[kind];
  const { state, formData } = useNavigation();
  const refused = answer && !answer.saved ? answer : undefined;
  const version = row?.version ?? 0;
  const record = `${kind} ${row?._id ?? ''} ${version}`;
  // A new version is a saved one, and another record begins with nothing typed.
  const [typedIn, setTypedIn] = useState('');
  useLeaveGuard(typedIn === record);
  const here = `/admin/pricing/${kind}/${encodeURIComponent(id)}`;
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Link to={`/admin/pricing/${kind}`} className={`inline-flex min-h-9 items-center text-sm ${quiet}`}>
          {many()}
        </Link>
        <Heading level={1} size="section">
          {row ? row.label : m.cat_new({ what: one().toLowerCase() })}
        </Heading>
        <More kind={kind} id={id} isNew={row === null} mayDecide={props.mayDecide} />
        {row?.record.kind === 'price_rule' ? <BackToTable list={row.record.price_list} /> : null}
        {mayEdit ? null : <Notice className="mt-5">{m.price_read_only()}</Notice>}
        <PricingSummary form={kind} answer={answer} saved={saved} />
        <Form
          method="post"
          noValidate
          onInput={() => setTypedIn(record)}
          className="mt-5 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
        >
          <input type="hidden" name="version" value={version} />
          <PricingFields
            form={kind}
            fields={fields}
            values={refused?.values ?? props.values}
            errors={refused?.errors ?? {}}
            choices={choices}
            disabled={!mayEdit}
          />
          {mayEdit ? (
            <div className="mt-6 border-t border-line pt-5">
              <SaveButtons
                busy={state === 'submitting' && formData?.get('intent') !== 'remove'}
                stale={refused?.stale ?? false}
                here={here}
              />
            </div>
          ) : null}
        </Form>
        {mayRemove ? (
          <Form method="post" className="mt-6 flex justify-end">
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="outline"
              size="small"
              onClick={(event) => {
                if (!confirm(m.price_remove_sure())) event.preventDefault();
              }}
            >
              {m.price_remove()}
            </Button>
          </Form>
        ) : null}
      </div>
    </Container>
  );
}

/** The list that a rule is of, with its prices. */
const BackToTable = ({ list }: { list: string }) => (
  <p className="mt-2 text-sm">
    <Link to={`/admin/pricing/price_list/${encodeURIComponent(list)}/table`} className={quiet}>
      {m.price_table_open()}
    </Link>
  </p>
);

/** Where what belongs to it is. */
function More(props: { kind: PricingKind; id: string; isNew: boolean; mayDecide: boolean }) {
  const { kind, id, isNew, mayDecide } = props;
  if (isNew || (kind !== 'price_list' && kind !== 'company')) return null;
  const below = kind === 'price_list' ? 'price_rule' : 'exemption';
  const of = new URLSearchParams({ of: id });
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {kind === 'price_list' ? (
        <Link to={`/admin/pricing/price_list/${encodeURIComponent(id)}/table`} className={quiet}>
          {m.price_table_open()}
        </Link>
      ) : null}
      <Link to={`/admin/pricing/${below}?${of}`} className={quiet}>
        {kind === 'price_list' ? m.price_see_rules() : m.price_see_certificates()}
      </Link>
      <Link to={`/admin/pricing/${below}/new?${of}`} className={quiet}>
        {kind === 'price_list' ? m.price_add_rule() : m.price_add_certificate()}
      </Link>
      {mayDecide && kind === 'company' ? (
        <Link to={`/admin/companies/${encodeURIComponent(id)}`} className={quiet}>
          {m.companies_open()}
        </Link>
      ) : null}
    </p>
  );
}
