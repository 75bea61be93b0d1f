import { currentLanguage, localeOf } from './platform/language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date format, made once for each locale and set of options and kept: making one takes 0.1 ms and 30 KB. Without a
 * locale it is that of the language that is spoken. Throws RangeError for an unknown time zone.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = localeOf[currentLanguage()],
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}
