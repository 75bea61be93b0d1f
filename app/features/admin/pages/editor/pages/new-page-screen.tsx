/** A page begun from a preset: what it begins as, its name, its address, for whom. */
import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { BlockSketch } from '../blocks/sketch.tsx';
import { AddressField } from './address-field.tsx';
import type { ComposeAnswer } from './compose.server.ts';
import { ComposeForm } from './compose-form.tsx';
import { type PagePreset, pagePresets } from './page-presets.ts';
import { audienceOptions } from './page-words.tsx';
import type { PagesAnswer } from './pages.server.ts';

const standard = 'content';

/** `presets`: the ids of those that are offered. */
type Props = {
  answer: PagesAnswer | { compose: ComposeAnswer } | undefined;
  account: string;
  presets: readonly string[];
};

export function NewPageScreen({ answer: answered, account, presets }: Props) {
  const composed = answered && 'compose' in answered ? answered.compose : undefined;
  const answer = answered && 'ok' in answered ? answered : undefined;
  const scripted = useScripted();
  const [chosen, setChosen] = useState(standard);
  /** Empty: as the preset has it. */
  const [audience, setAudience] = useState('');
  const { state, formData } = useNavigation();
  const offered = pagePresets.filter(({ id }) => presets.includes(id));
  const preset = offered.find(({ id }) => id === chosen);
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {m.editor_new_page()}
      </Heading>
      {answer && !answer.ok ? (
        <Notice tone="error" className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      <ComposeForm answer={composed} account={account} />
      <Heading level={2} size="small" className="mt-10">
        {m.compose_or()}
      </Heading>
      <Form method="post" noValidate={scripted} className="mt-4 grid gap-8 desk:grid-cols-[1fr_22rem]">
        <fieldset>
          <legend className="sr-only">{m.editor_begins_as()}</legend>
          <div className="grid grid-cols-2 gap-4 wide:grid-cols-3 broad:grid-cols-4">
            {offered.map((one, at) => (
              <PresetCard
                key={one.id}
                preset={one}
                checked={one.id === standard}
                isAlone={at === offered.length - 1 && at % 2 === 0}
                onChoose={(id) => {
                  setChosen(id);
                  setAudience('');
                }}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex h-fit flex-col gap-5 rounded-lg border border-line bg-surface p-6 shadow-card desk:sticky desk:top-6">
          <TextField
            name="title"
            label={m.editor_page_title()}
            maxLength={120}
            placeholder={preset?.title()}
            error={answer?.errors?.title}
          />
          <AddressField
            audience={audience || (preset?.audience ?? 'guest')}
            placeholder={preset?.slug}
            error={answer?.errors?.slug}
          />
          <SelectField
            key={chosen}
            name="audience"
            label={m.editor_page_audience()}
            defaultValue={preset?.audience}
            onChange={(event) => setAudience(event.currentTarget.value)}
            hint={m.editor_audience_hint()}
            error={answer?.errors?.audience}
          >
            {audienceOptions()}
          </SelectField>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={state === 'submitting' && formData?.get('intent') !== 'compose'}>
              {m.editor_create()}
            </Button>
            <ButtonLink to="/admin/pages" variant="outline">
              {m.editor_cancel()}
            </ButtonLink>
          </div>
        </div>
      </Form>
    </Container>
  );
}

type CardProps = {
  preset: PagePreset;
  checked: boolean;
  /** It has a row of a phone's two columns for itself, and fills it. */
  isAlone: boolean;
  onChoose: (id: string) => void;
};

function PresetCard({ preset, checked, isAlone, onChoose }: CardProps) {
  return (
    <label
      className={classes(
        'group relative flex cursor-pointer flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card transition hover:border-line-strong has-checked:border-accent has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent',
        isAlone && 'max-wide:col-span-2',
      )}
    >
      <input
        type="radio"
        name="preset"
        value={preset.id}
        // Not held to the state: a choice made before the script ran stays.
        defaultChecked={checked}
        onChange={() => onChoose(preset.id)}
        aria-describedby={`preset-${preset.id}`}
        className="sr-only"
      />
      <PageSketch types={preset.blocks.map(([type]) => type)} />
      <span className="px-4 pt-3 font-semibold">{preset.label()}</span>
      <span id={`preset-${preset.id}`} className="px-4 pt-0.5 pb-4 text-sm text-stone">
        {preset.text()}
      </span>
    </label>
  );
}

/** The page's first blocks under each other, as if seen from afar. */
function PageSketch({ types }: { types: readonly string[] }) {
  return (
    <span className="block h-40 overflow-hidden border-b border-line bg-sand px-6 pt-5">
      <span className="mx-auto block h-full max-w-40 rounded-t-sm bg-surface px-1.5 pt-1.5 shadow-card">
        {types.slice(0, 3).map((type) => (
          <BlockSketch key={type} type={type} />
        ))}
      </span>
    </span>
  );
}
