/** When a block is shown: to whom, where, on what, and from when until when. */
import { useId } from 'react';
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { audiences, visibilitySchema } from '#schemas/domain/content/page.ts';
import { classes } from '#ui/classes.ts';
import { useEditorSession } from '../session/hooks.ts';
import { toLocal, toMoment } from '../words/shop-time.ts';
import { describeField, type FieldDescription } from './describe-field.ts';
import { controlLook, FieldError, FieldFrame, placeOf } from './field-frame.tsx';
import { fits } from './field-values.ts';
import { useProblem, useProblemsWithin, useValue, useWrite } from './form-context.tsx';
import { FormField } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { Misfit, UnknownKeys } from './misfit.tsx';

export type VisibilityWarehouse = { _id: string; name: string };

type Props = {
  blockKey: string;
  warehouses: readonly VisibilityWarehouse[];
  /** The shop's, an IANA name. */
  timeZone: string;
};

const path = ['visibility'] as const;
const labels: Record<string, () => string> = {
  hidden: m.field_visibility_hidden,
  audience: m.field_visibility_audience,
  warehouses: m.field_visibility_warehouses,
  device: m.field_visibility_device,
  from: m.field_visibility_from,
  until: m.field_visibility_until,
};

const deviceNames = () => ({
  all: m.field_device_all(),
  narrow: m.field_device_narrow(),
  wide: m.field_device_wide(),
});

const described = describeField(visibilitySchema);
const field: FieldDescription = {
  ...described,
  get label() {
    return m.field_visibility();
  },
  omittable: true,
  fallback: {},
  parts: described.parts.map(({ name, field: part }) => ({
    name,
    field: {
      ...part,
      get label() {
        return labels[name]?.() ?? part.label;
      },
      get help() {
        return name === 'hidden' ? m.field_visibility_hidden_help() : undefined;
      },
      get optionLabels() {
        return name === 'device' ? deviceNames() : undefined;
      },
      fallback: name === 'hidden' ? false : name === 'device' ? 'all' : undefined,
    },
  })),
};

export function VisibilityForm({ blockKey, warehouses, timeZone }: Props) {
  const { readOnly } = useEditorSession();
  return (
    <FormFrame blockKey={blockKey}>
      <fieldset disabled={readOnly} className="min-w-0">
        <legend className="sr-only">{m.field_visibility()}</legend>
        <Rules warehouses={warehouses} timeZone={timeZone} />
      </fieldset>
    </FormFrame>
  );
}

function Rules({ warehouses, timeZone }: Omit<Props, 'blockKey'>) {
  const value = useValue(path);
  const problem = useProblem(path);
  if (!fits(field, value)) return <Misfit field={field} path={path} value={value} />;
  const audience = audiences.map((name) => ({ _id: name, name: audienceNames[name]() }));
  return (
    <div className="flex flex-col gap-5">
      <FieldError text={problem} />
      {field.parts.map(({ name, field: part }) => {
        const given = { field: part, path: [...path, name] };
        if (name === 'audience')
          return <Choices key={name} {...given} choices={audience} all={m.field_everybody()} />;
        if (name === 'warehouses')
          return <Choices key={name} {...given} choices={warehouses} all={m.field_everywhere()} />;
        if (name === 'from' || name === 'until') return <Moment key={name} {...given} zone={timeZone} />;
        return <FormField key={name} {...given} />;
      })}
      <UnknownKeys {...{ field, path, value }} />
    </div>
  );
}

const audienceNames = {
  guest: m.field_audience_guest,
  customer: m.field_audience_customer,
  company: m.field_audience_company,
};

type ChoicesProps = {
  field: FieldDescription;
  path: Path;
  choices: readonly VisibilityWarehouse[];
  /** What none chosen means. */
  all: string;
};

/** Any of some; none is all. Chosen ones that are not among them any more are shown, and can be taken out. */
function Choices({ field: part, path: at, choices, all }: ChoicesProps) {
  const write = useWrite();
  const value = useValue(at);
  const problems = useProblemsWithin(at);
  if (!fits(part, value)) return <Misfit field={part} path={at} value={value} />;
  const chosen: readonly Json[] = Array.isArray(value) ? value : [];
  const strangers = chosen.filter((one) => !choices.some(({ _id }) => _id === one));
  const store = (next: readonly Json[]) => write(part.label, at, next.length > 0 ? [...next] : undefined);
  const box = (one: Json, label: string) => (
    <label key={label} className="flex min-h-6 cursor-pointer items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={chosen.includes(one)}
        onChange={(event) =>
          store(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
        }
        className="size-4.5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
  return (
    <FieldFrame
      field={{ ...part, omittable: false }}
      path={at}
      value={value}
      as="group"
      also={problems}
      note={chosen.length === 0 ? all : null}
    >
      {() => (
        <div className="flex flex-col gap-1">
          {choices.map(({ _id, name }) => box(_id, name))}
          {strangers.map((one) =>
            box(
              one,
              m.field_unknown_option({
                value: (typeof one === 'string' ? one : JSON.stringify(one)).slice(0, 60),
              }),
            ),
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** A day and a time by the shop's clock, kept as the moment that it is. */
function Moment({ field: part, path: at, zone }: { field: FieldDescription; path: Path; zone: string }) {
  const id = useId();
  const write = useWrite();
  const value = useValue(at);
  const problem = useProblem(at);
  if (!fits(part, value)) return <Misfit field={part} path={at} value={value} />;
  const iso = typeof value === 'string' ? value : '';
  const wall = iso ? toLocal(iso, zone) : '';
  if (iso && !wall) return <Misfit field={part} path={at} value={value} />;
  return (
    <div data-field={placeOf(at)}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {part.label} <span className="font-normal text-stone">{m.ui_optional()}</span>
      </label>
      <input
        id={id}
        type="datetime-local"
        value={wall}
        onChange={(event) => {
          const moment = event.target.value ? toMoment(event.target.value, zone) : null;
          if (moment || event.target.value === '') write(part.label, at, moment ?? undefined, true);
        }}
        aria-describedby={classes(`${id}-zone`, problem && `${id}-error`)}
        aria-invalid={problem ? true : undefined}
        className={classes(controlLook, 'h-9')}
      />
      <p id={`${id}-zone`} className="mt-1 text-xs text-stone">
        {m.field_time_zone({ zone: zone.replaceAll('_', ' ') })}
      </p>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}
