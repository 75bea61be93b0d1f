/** Which employees are told of what happens, and when: a form for each rule. */
import { useEffect, useState } from 'react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { roleNames } from '#app/features/admin/employees/staff-words.ts';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatTime } from '#schemas/domain/platform/format-date.ts';
import {
  type NoticeRule,
  type Notices,
  noticeKinds,
  noticeRoles,
  noticeTimings,
  warehouseNotices,
} from '#schemas/domain/platform/notice.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckboxField, SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { noticeKindNames, timingNames } from './notice-names.ts';
import type { NoticesPage } from './notices.server.ts';

type Warehouses = NoticesPage['warehouses'];
type Given = { notices: Notices; warehouses: Warehouses; answer: StaffAnswer | undefined };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** As the clock says it. */
const sayHour = (hour: number): string =>
  formatTime(new Date(Date.UTC(2026, 0, 1, hour)).toISOString(), 'UTC');

export function NoticesScreen({ notices, warehouses, answer }: NoticesPage & Pick<Given, 'answer'>) {
  const zone = useShopZone();
  useFirstWrong(answer);
  if (!notices)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.notices_not_yours()} text={m.desk_not_yours_text()} />
      </Container>
    );
  const given = { notices, warehouses, answer };
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Heading level={1} size="section">
          {m.notices_title()}
        </Heading>
        <p className="mt-2 max-w-text text-stone">{m.notices_text()}</p>
        <Answer answer={answer} />
        {noticeKinds.map((kind) => (
          <Panel key={kind} id={kind} title={noticeKindNames[kind]()}>
            {notices.rules
              .filter((rule) => rule.kind === kind)
              .map((rule) => (
                <Rule key={rule.warehouse ?? ''} rule={rule} {...given} />
              ))}
            {warehouseNotices.includes(kind) ? <AddRule kind={kind} {...given} /> : null}
          </Panel>
        ))}
        <Panel id="hour" title={m.notices_hour()} text={m.notices_hour_text({ zone })}>
          <StaffForm name="hour" className="mt-4 flex flex-wrap items-end gap-4">
            <input type="hidden" name="version" value={notices.version} />
            <SelectField
              key={notices.version}
              name="hour"
              label={m.notices_hour_label()}
              required
              defaultValue={`${notices.hour}`}
              className="min-w-40"
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {sayHour(hour)}
                </option>
              ))}
            </SelectField>
            <Submit form="hour" variant="outline">
              {m.notices_save()}
            </Submit>
          </StaffForm>
        </Panel>
      </div>
    </Container>
  );
}

const idOf = ({ kind, warehouse }: Pick<NoticeRule, 'kind' | 'warehouse'>) => `${kind}:${warehouse ?? ''}`;

function Rule({ rule, notices, warehouses, answer }: Given & { rule: NoticeRule }) {
  const { kind, warehouse } = rule;
  const form = `rule:${idOf(rule)}`;
  const remove = `remove:${idOf(rule)}`;
  const refused = answer && !answer.done && answer.form === form ? answer : undefined;
  const [timing, setTiming] = useState(rule.timing);
  useEffect(() => setTiming(rule.timing), [rule.timing]);
  const where = warehouse
    ? (warehouses.find(({ _id }) => _id === warehouse)?.name ?? warehouse)
    : m.notices_all();
  const names = { kind: noticeKindNames[kind](), warehouse: where };
  const able = notices.employees.filter(({ role }) => noticeRoles[kind].includes(role));
  const isOff = timing === 'off';
  const hidden = (
    <>
      <input type="hidden" name="version" value={notices.version} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="warehouse" value={warehouse ?? ''} />
    </>
  );
  return (
    <div className={warehouse ? 'mt-5 border-t border-line pt-5' : 'mt-4'}>
      {warehouse ? (
        <>
          <h3 className="font-semibold">{m.notices_at({ warehouse: where })}</h3>
          <p className="text-sm text-stone">{m.notices_at_text()}</p>
        </>
      ) : null}
      <StaffForm name={form} className={warehouse ? 'mt-3 space-y-4' : 'space-y-4'}>
        {hidden}
        <SelectField
          name="timing"
          label={m.notices_timing()}
          required
          value={timing}
          onChange={(event) =>
            setTiming(noticeTimings.find((one) => one === event.currentTarget.value) ?? 'off')
          }
          className="max-w-xs"
        >
          {noticeTimings.map((one) => (
            <option key={one} value={one}>
              {timingNames[one]()}
            </option>
          ))}
        </SelectField>
        <div key={notices.version} hidden={isOff} className="grid gap-4 wide:grid-cols-2">
          <fieldset>
            <legend className="text-sm font-medium">{m.notices_roles()}</legend>
            <div className="mt-2 space-y-2">
              {noticeRoles[kind].map((role, index) => (
                <CheckboxField
                  key={role}
                  name="roles"
                  value={role}
                  label={roleNames[role]()}
                  defaultChecked={rule.roles.includes(role)}
                  error={index === 0 ? refused?.errors.roles : undefined}
                />
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="text-sm font-medium">{m.notices_people()}</legend>
            <div className="mt-2 max-h-48 space-y-2 overflow-y-auto">
              {able.map(({ _id, name, role }, index) => (
                <CheckboxField
                  key={_id}
                  name="employees"
                  value={_id}
                  label={`${name} (${roleNames[role]()})`}
                  defaultChecked={rule.employees.includes(_id)}
                  error={index === 0 ? refused?.errors.employees : undefined}
                />
              ))}
            </div>
          </fieldset>
        </div>
        <div className="flex flex-wrap gap-3">
          <Submit form={form} variant="outline" aria-label={m.notices_save_label(names)}>
            {m.notices_save()}
          </Submit>
          {warehouse ? (
            <Submit
              form={remove}
              formId={remove}
              variant="outline"
              aria-label={m.notices_remove_label(names)}
            >
              {m.notices_remove()}
            </Submit>
          ) : null}
        </div>
      </StaffForm>
      {warehouse ? (
        <StaffForm name={remove} id={remove}>
          {hidden}
        </StaffForm>
      ) : null}
    </div>
  );
}

/** The warehouses that have no rule of their own yet. */
function AddRule({ kind, notices, warehouses, answer }: Given & Pick<NoticeRule, 'kind'>) {
  const taken = notices.rules.filter((rule) => rule.kind === kind).map(({ warehouse }) => warehouse);
  const free = warehouses.filter(({ _id }) => !taken.includes(_id));
  if (free.length === 0) return null;
  const form = `add:${kind}`;
  const refused = answer && !answer.done && answer.form === form ? answer : undefined;
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline underline-offset-4">
        {m.notices_add()}
      </summary>
      <StaffForm name={form} className="mt-3 flex flex-wrap items-end gap-4">
        <input type="hidden" name="version" value={notices.version} />
        <input type="hidden" name="kind" value={kind} />
        <SelectField
          name="warehouse"
          label={m.notices_warehouse()}
          required
          error={refused?.errors.warehouse}
          className="min-w-48"
        >
          {free.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Submit form={form} variant="outline">
          {m.notices_add_button()}
        </Submit>
      </StaffForm>
    </details>
  );
}
