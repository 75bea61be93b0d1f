/** Who sees variant B: half of everybody, or a share of each audience. Works without a script. */
import { useId } from 'react';
import * as m from '#messages';
import type { Shares } from '#schemas/domain/content/experiment.ts';
import { audiences } from '#schemas/domain/content/page.ts';
import { TextField } from '#ui/field.tsx';
import { audienceName } from '../pages/page-words.tsx';
import { equalShare } from './figures.ts';
import { half, shareField } from './share-fields.ts';

type Props = {
  shares?: Shares;
  /** What was typed, and what is wrong with it, by the names of the fields. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
};

const everybody: Shares = { guest: half, customer: half, company: half };
const choice = 'flex min-h-9 items-center gap-3 text-sm';

export function SharesChoice({ shares = everybody, values = {}, errors = {} }: Props) {
  const id = useId();
  const begin = values.split ?? (equalShare(shares) === half ? 'half' : 'audience');
  const radio = (value: string, label: string) => (
    <label className={choice}>
      <input
        type="radio"
        name="split"
        value={value}
        defaultChecked={begin === value}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  );
  return (
    <fieldset aria-describedby={`${id}-hint`} className="group/shares">
      <legend className="mb-1 text-sm font-medium">{m.experiment_shares()}</legend>
      {radio('half', m.experiment_shares_half())}
      {radio('audience', m.experiment_shares_each())}
      <div className="mt-2 hidden gap-3 group-has-[input[value=audience]:checked]/shares:grid wide:grid-cols-3">
        {audiences.map((audience) => (
          <TextField
            key={audience}
            label={m.experiment_share_of({ audience: audienceName(audience) })}
            name={shareField(audience)}
            inputMode="numeric"
            required
            defaultValue={values[shareField(audience)] ?? `${shares[audience]}`}
            error={errors[shareField(audience)]}
          />
        ))}
      </div>
      {errors.shares ? <p className="mt-1.5 text-sm font-medium text-danger">{errors.shares}</p> : null}
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone">
        {m.experiment_shares_hint()}
      </p>
    </fieldset>
  );
}
