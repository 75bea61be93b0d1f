/** Days whose hours are not the week's: what is kept, the public holidays ahead, and one more. */
import { useEffect, useRef, useState } from 'react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { formatDate, formatShortWeekday } from '#schemas/domain/platform/format-date.ts';
import {
  type SpecialDay,
  type SpecialDayKind,
  specialDayKinds,
} from '#schemas/domain/platform/warehouse-desk.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { holidayNames } from '#ui/holiday-names.ts';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { DaysPage } from './days.server.ts';
import { WarehouseNav } from './warehouse-parts.tsx';

type Props = DaysPage & { answer: StaffAnswer | undefined };

const kindNames: Record<SpecialDayKind, () => string> = {
  closed: m.warehouses_kind_closed,
  hours: m.warehouses_kind_hours,
  usual: m.warehouses_kind_usual,
};

/** With the year, where that is not this one. */
const dayWithYear = (date: string): string =>
  date.startsWith(`${new Date().getUTCFullYear()}-`) ? formatShortWeekday(date) : formatDate(date);

const whatOf = ({ kind, open, close }: SpecialDay): string =>
  kind === 'hours' && open && close ? m.warehouse_hours_of({ open, close }) : kindNames[kind]();
const whereOf = ({ warehouse }: SpecialDay): string => warehouse?.name ?? m.warehouses_all();

export function DaysScreen(props: Props) {
  const { days, holidays, mayEdit, answer } = props;
  useFirstWrong(answer);
  return (
    <>
      <WarehouseNav />
      <Container className="py-6 wide:py-8">
        <div className="mx-auto max-w-3xl">
          <Heading level={1} size="section">
            {m.warehouses_days()}
          </Heading>
          <p className="mt-2 max-w-text text-stone">{m.warehouses_days_text()}</p>
          {mayEdit ? null : <Notice className="mt-5">{m.price_read_only()}</Notice>}
          <Answer answer={answer} />
          {mayEdit ? <AddDay {...props} /> : null}
          <Panel id="days" title={m.warehouses_days_kept()}>
            {days.length === 0 ? (
              <p className="mt-3 text-sm text-stone">{m.warehouses_days_none()}</p>
            ) : (
              <ul className="mt-3 divide-y divide-line">
                {days.map((day) => (
                  <li key={day._id} className="flex items-center justify-between gap-4 py-2.5 text-sm">
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      <span className="font-semibold">
                        {dayWithYear(day.date)} · {day.name}
                      </span>
                      <span className="block text-stone">
                        {whereOf(day)} · {whatOf(day)}
                      </span>
                      {day.booked > 0 ? (
                        <span className="block font-medium text-warning">
                          {m.warehouses_day_booked({ count: day.booked })}
                        </span>
                      ) : null}
                    </span>
                    {mayEdit ? (
                      <StaffForm name="remove">
                        <input type="hidden" name="day" value={day._id} />
                        <Submit
                          form="remove"
                          variant="outline"
                          size="small"
                          aria-label={m.warehouses_day_remove({
                            name: day.name,
                            day: formatDate(day.date),
                            where: whereOf(day),
                          })}
                        >
                          {m.warehouses_remove()}
                        </Submit>
                      </StaffForm>
                    ) : null}
                  </li>
                ))}
              </ul>
            )}
          </Panel>
          <Panel id="holidays" title={m.warehouses_holidays()} text={m.warehouses_holidays_text()}>
            <ul className="mt-3 divide-y divide-line text-sm">
              {holidays.map(({ date, holiday }) => {
                const said = days.filter((day) => day.date === date);
                return (
                  <li key={date} className="py-2.5">
                    <span className="font-semibold">
                      {formatShortWeekday(date)} · {holidayNames[holiday]()}
                    </span>
                    {said.map((day) => (
                      <span key={day._id} className="block text-stone">
                        {whereOf(day)} · {whatOf(day)}
                      </span>
                    ))}
                  </li>
                );
              })}
            </ul>
          </Panel>
        </div>
      </Container>
    </>
  );
}

function AddDay({ warehouses, today, answer }: Props) {
  const refused = answer && !answer.done && answer.form === 'add' ? answer : undefined;
  const values = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  const [kind, setKind] = useState(values.kind ?? 'closed');
  const [saved, setSaved] = useState(0);
  const scripted = useScripted();
  const chosen = useRef<HTMLSelectElement>(null);
  // Chosen before the page listened.
  useEffect(() => {
    if (chosen.current) setKind(chosen.current.value);
  }, []);
  const isSaved = answer?.done === true && answer.form === 'add';
  // One that was added leaves an empty form.
  useEffect(() => {
    if (!isSaved) return;
    setSaved((count) => count + 1);
    setKind('closed');
  }, [isSaved]);
  return (
    <Panel id="add-day" title={m.warehouses_day_add()}>
      <StaffForm key={saved} name="add" className="mt-4 space-y-5">
        <div className="grid gap-x-4 gap-y-5 wide:grid-cols-2">
          <SelectField
            name="warehouse"
            label={m.warehouses_where()}
            defaultValue={values.warehouse ?? ''}
            error={errors.warehouse}
          >
            <option value="">{m.warehouses_all()}</option>
            {warehouses.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            name="date"
            type="date"
            label={m.warehouses_date()}
            required
            min={today}
            defaultValue={values.date ?? ''}
            error={errors.date}
          />
          <TextField
            name="name"
            label={m.warehouses_day_name()}
            hint={m.warehouses_day_name_hint()}
            required
            maxLength={80}
            defaultValue={values.name ?? ''}
            error={errors.name}
          />
          <SelectField
            name="kind"
            selectRef={chosen}
            label={m.warehouses_kind()}
            defaultValue={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value)}
          >
            {specialDayKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]()}
              </option>
            ))}
          </SelectField>
          {scripted && kind !== 'hours' ? null : (
            <>
              <TextField
                name="open"
                type="time"
                label={m.warehouses_day_opens()}
                conditional
                hint={m.warehouses_other_only()}
                defaultValue={values.open ?? ''}
                error={errors.open}
              />
              <TextField
                name="close"
                type="time"
                label={m.warehouses_day_closes()}
                conditional
                defaultValue={values.close ?? ''}
                error={errors.close}
              />
            </>
          )}
        </div>
        <Submit form="add">{m.warehouses_day_add()}</Submit>
      </StaffForm>
    </Panel>
  );
}
