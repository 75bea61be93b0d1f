/** The way to the same page in the other language. Who takes it comes back to it (server/http/chosen-language.ts). */
import { useLocation } from '@remix-run/react';
import { currentLanguage, inLanguage, languages, ownNames } from '#schemas/domain/platform/language.ts';
import { rememberLanguage } from './session-keys.ts';

export function LanguageLink({ className }: { className: string }) {
  const { pathname, search } = useLocation();
  const here = currentLanguage();
  return languages
    .filter((language) => language !== here)
    .map((language) => (
      <a
        key={language}
        href={inLanguage(pathname + search, language)}
        hrefLang={language}
        lang={language}
        data-reload=""
        className={className}
        onClick={() => rememberLanguage(language)}
      >
        <span aria-hidden className="wide:hidden">
          {language.toUpperCase()}
        </span>
        <span className="max-wide:sr-only">{ownNames[language]}</span>
      </a>
    ));
}
