import type { Settings } from '#app/features/account/settings/settings.server.ts';
import { Answer, Panel } from '#app/shared/forms/panel.tsx';
import { EmailLanguagePanel } from '#app/shared/own-account/email-language.tsx';
import type { OwnAnswer } from '#app/shared/own-account/own-account.server.ts';
import { SecurityParts } from '#app/shared/own-account/security-parts.tsx';
import * as m from '#messages';
import { Link } from '#ui/link.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { EmailPanel } from './email-panel.tsx';

export const settingsPath = '/a/settings';

export default function SettingsScreen(props: Settings & { answer: OwnAnswer | undefined }) {
  const { email, security, choices, isEmployee, answer } = props;
  return (
    <div className="max-w-2xl">
      <EmailPanel
        key={answer?.form === 'email' && answer.done ? 'new' : 'old'}
        path={settingsPath}
        email={email}
        pending={security.email_change}
        answer={answer}
      />
      <SecurityParts path={settingsPath} security={security} answer={answer} />
      <EmailLanguagePanel path={settingsPath} language={security.email_language} answer={answer} />
      <Panel id="notifications" title={m.account_news()} text={m.settings_choices_text()}>
        <Answer answer={answer?.form === 'notifications' ? answer : undefined} />
        <ChoicesForm action={`${settingsPath}#notifications`} choices={choices} isEmployee={isEmployee} />
      </Panel>
      <Panel id="privacy" title={m.settings_privacy()} text={m.settings_privacy_text()}>
        <p className="mt-2">
          <Link
            to="/page/privacy-policy"
            className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
          >
            {m.settings_privacy_link()}
          </Link>
        </p>
      </Panel>
    </div>
  );
}
