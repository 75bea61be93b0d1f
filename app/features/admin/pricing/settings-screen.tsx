/** Settings by groups: a form each. */
import { Form, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTypedForms } from '#app/shared/forms/use-typed-forms.ts';
import * as m from '#messages';
import type { SettingGroup } from '#schemas/domain/pricing/pricing-records.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { PricingAnswer } from './pricing.server.ts';
import type { PricingField } from './pricing-fields.ts';
import { PricingFields, PricingSummary, SaveButtons } from './pricing-parts.tsx';
import { settingNames } from './pricing-words.ts';

type Group = {
  group: SettingGroup;
  version: number;
  /** What costs money, and what admins alone decide, is not everybody's who keeps the other settings. */
  mayEdit: boolean;
  values: Record<string, string>;
  fields: PricingField[];
};
type Props = {
  title: string;
  text: string;
  groups: Group[] | null;
  mayEdit: boolean;
  answer: PricingAnswer | undefined;
  here: string;
};

const groupTexts: Partial<Record<SettingGroup, () => string>> = {
  delayed_payment: m.settings_delayed_text,
  publishing: m.settings_publishing_text,
};

export function SettingsScreen({ title, text, groups, mayEdit, answer, here }: Props) {
  const { typed, saved } = useTypedForms();
  useEffect(() => {
    if (answer?.saved && answer.group) saved(answer.group);
  }, [answer, saved]);
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Heading level={1} size="section">
          {title}
        </Heading>
        {groups ? (
          <>
            <p className="mt-2 max-w-text text-stone">{text}</p>
            {mayEdit ? null : <Notice className="mt-5">{m.price_read_only()}</Notice>}
            {groups.map((one) => (
              <GroupForm
                key={one.group}
                {...one}
                only={groups.length === 1}
                here={here}
                onType={() => typed(one.group)}
                answer={answer?.group === one.group ? answer : undefined}
              />
            ))}
          </>
        ) : (
          <div className="mt-6">
            <EmptyState title={m.price_not_yours()} text={m.price_not_yours_text()} />
          </div>
        )}
      </div>
    </Container>
  );
}

function GroupForm({
  group,
  version,
  values,
  fields,
  only,
  mayEdit,
  answer,
  here,
  onType,
}: Group & {
  only: boolean;
  answer: PricingAnswer | undefined;
  here: string;
  onType: () => void;
}) {
  const { formData } = useNavigation();
  const refused = answer && !answer.saved ? answer : undefined;
  const text = groupTexts[group]?.();
  return (
    <section
      aria-labelledby={`group-${group}`}
      className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
    >
      <Heading level={2} size="small" id={`group-${group}`} className={only ? 'sr-only' : undefined}>
        {settingNames[group]()}
      </Heading>
      {text ? <p className="mt-1.5 max-w-text text-sm text-stone">{text}</p> : null}
      <PricingSummary form={group} answer={answer} saved={false} />
      <Form method="post" preventScrollReset noValidate className="mt-5" onInput={onType}>
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="version" value={refused?.values.version ?? version} />
        <input type="hidden" name="newest" value={version} />
        <PricingFields
          key={version}
          form={group}
          fields={fields}
          values={refused?.values ?? values}
          errors={refused?.errors ?? {}}
          disabled={!mayEdit}
        />
        {mayEdit ? (
          <div className="mt-6">
            <SaveButtons
              busy={formData?.get('group') === group}
              stale={refused?.stale ?? false}
              here={here}
            />
          </div>
        ) : null}
      </Form>
    </section>
  );
}
