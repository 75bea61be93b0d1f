/** A problem's field errors, said beside the form's fields. */

/** First message for each field's name. */
export type FormErrors = Record<string, string>;

/**
 * JSON pointers (RFC 6901) to field names: `/billing_address/zip` is `billing_address.zip`. `root` is the pointer
 * of what the form stands for in the body that was sent; errors outside it are left out.
 */
export function formErrors(fieldErrors: Record<string, string[]> | undefined, root = ''): FormErrors {
  const errors: FormErrors = {};
  for (const [pointer, messages] of Object.entries(fieldErrors ?? {})) {
    const message = messages[0];
    if (!message || !pointer.startsWith(`${root}/`)) continue;
    const name = pointer
      .slice(root.length + 1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .join('.');
    if (name) errors[name] ??= message;
  }
  return errors;
}
