/** One warehouse, or a new one: where it is, when it is open, what it asks for, and its end. */
import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { FormVersion } from '#app/features/admin/companies/company-parts.tsx';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import * as m from '#messages';
import { CheckboxField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { AreaPanel } from './area-panel.tsx';
import { DetailFields } from './detail-fields.tsx';
import { useShownForm, useUnsaved } from './form-state.ts';
import { PickUpPanel } from './pick-up-panel.tsx';
import { detailValues } from './warehouse-form.ts';
import { FormEnd, sourceOf, type WarehouseForm, WarehouseNav } from './warehouse-parts.tsx';
import type { WarehouseAnswer, WarehousePage } from './warehouses.server.ts';

type Props = WarehousePage & { answer: WarehouseAnswer | undefined };

export function WarehouseScreen(props: Props) {
  const { record, mayEdit, answer } = props;
  const unsaved = useUnsaved(answer);
  useFirstWrong(answer);
  const here = record ? `/admin/warehouses/${record._id}` : '/admin/warehouses/new';
  return (
    <>
      <WarehouseNav />
      <Container className="py-6 wide:py-8">
        <div className="mx-auto max-w-3xl" onInput={unsaved.onInput}>
          <Link
            to="/admin/warehouses"
            className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
          >
            {m.warehouses_back()}
          </Link>
          <Heading level={1} size="section">
            {record ? record.details.name : m.warehouses_new()}
          </Heading>
          {record ? (
            <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-stone">
              {m.warehouses_skus({ count: record.skus })} · {m.warehouses_orders({ count: record.orders })}
              <Link
                to={`${here}/stock`}
                className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
              >
                {m.history_link()}
              </Link>
            </p>
          ) : null}
          {record?.closed_at ? <Notice className="mt-5">{m.warehouses_closed_text()}</Notice> : null}
          {mayEdit ? null : <Notice className="mt-5">{m.price_read_only()}</Notice>}
          {props.added && !answer ? (
            <Notice tone="success" className="mt-5">
              {m.warehouses_added()}
            </Notice>
          ) : null}
          <EndAnswer answer={answer} />
          <DetailsPanel {...props} here={here} />
          {record ? (
            <>
              <PickUpPanel {...{ record, here, mayEdit, answer }} />
              <AreaPanel {...{ record, here, mayEdit, answer }} />
              {mayEdit ? <ClosePanel {...{ record, here, mayEdit, answer }} next={props.next} /> : null}
            </>
          ) : null}
        </div>
      </Container>
    </>
  );
}

/** A warehouse that was closed or opened again is another page: what came of it is said at its top. */
function EndAnswer({ answer }: { answer: WarehouseAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const isEnd = answer !== undefined && (answer.form === 'close' || answer.form === 'reopen');
  const isShown = isEnd && !answer.stale && answer.message !== null;
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  return <div ref={box}>{isShown ? <Answer answer={answer} /> : null}</div>;
}

function DetailsPanel({ record, here, mayEdit, answer, places, now }: Props & { here: string }) {
  const refused = refusedOf(answer, 'details');
  const kept: Record<string, string> = record
    ? detailValues(record)
    : { 'details.place': String(places), 'details.hours.sunday.closed': 'yes' };
  const shown = useShownForm(record, answer, 'details', kept);
  return (
    <Panel id="details" title={m.warehouses_details()}>
      <StaffForm name="details" className="mt-4 space-y-5">
        <DetailFields
          key={shown.fields}
          source={sourceOf(refused, kept, mayEdit)}
          places={places}
          zone={record?.details.time_zone ?? null}
          now={now}
        />
        <FormEnd form="details" shown={record ? shown : null} {...{ here, mayEdit, answer }} />
      </StaffForm>
    </Panel>
  );
}

function ClosePanel({ record, here, answer, next }: WarehouseForm & { next: string | null }) {
  const name = record.closed_at ? 'reopen' : 'close';
  const refused = refusedOf(answer, name);
  const { version } = useShownForm(record, answer, name, {});
  if (record.closed_at)
    return (
      <Panel id="reopen" title={m.warehouses_reopen()} text={m.warehouses_reopen_text()}>
        <StaffForm name="reopen" className="mt-4 space-y-4">
          <FormVersion version={version} refused={refused} here={here} />
          <Submit form="reopen" variant="outline">
            {m.warehouses_reopen()}
          </Submit>
        </StaffForm>
      </Panel>
    );
  return (
    <Panel
      id="close"
      title={m.warehouses_close()}
      text={next === null ? m.problem_warehouse_last() : m.warehouses_close_text({ next })}
    >
      {next === null ? null : (
        <StaffForm name="close" className="mt-4 space-y-4">
          <FormVersion version={version} refused={refused} here={here} />
          <ul className="list-disc pl-5 text-sm">
            <li>{m.warehouses_carts({ count: record.carts })}</li>
            <li>{m.warehouses_orders({ count: record.orders })}</li>
            <li>{m.warehouses_skus({ count: record.skus })}</li>
          </ul>
          <CheckboxField
            name="confirm"
            value="yes"
            label={m.warehouses_close_confirm({ name: record.details.name })}
            error={refused?.errors.confirm}
          />
          <Submit form="close" variant="outline">
            {m.warehouses_close()}
          </Submit>
        </StaffForm>
      )}
    </Panel>
  );
}
