/** What a person's emails are written in: a sheet of /a/settings and /admin/account. */
import { Answer, Panel, StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import * as m from '#messages';
import { type Language, languages, ownNames } from '#schemas/domain/platform/language.ts';
import { SelectField } from '#ui/field.tsx';
import type { OwnAnswer } from './own-account.server.ts';

type Props = {
  /** Of the screen that it stands on. */
  path: string;
  language: Language;
  answer: OwnAnswer | undefined;
};

export function EmailLanguagePanel({ path, language, answer }: Props) {
  const own = answer?.form === 'email-language' ? answer : undefined;
  return (
    <Panel id="email-language" title={m.settings_language()} text={m.settings_language_text()}>
      <Answer answer={own} />
      <StaffForm name="email-language" action={`${path}#email-language`} className="mt-4 max-w-sm space-y-4">
        <SelectField
          name="language"
          label={m.settings_language_label()}
          defaultValue={own?.values.language ?? language}
          error={own?.errors.language}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {ownNames[one]}
            </option>
          ))}
        </SelectField>
        <Submit form="email-language">{m.settings_language_save()}</Submit>
      </StaffForm>
    </Panel>
  );
}
