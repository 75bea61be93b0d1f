/** Forms as objects: a field called `billing_address.zip` is `{ billing_address: { zip } }`. */

export type FormObject = { [name: string]: string | FormObject };

/** Text fields only; a file is left out. The last of two fields with one name wins. */
export function formObject(form: FormData): FormObject {
  const root: FormObject = Object.create(null) as FormObject;
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const path = name.split('.');
    const last = path.pop() ?? name;
    let at = root;
    for (const key of path) {
      const child = at[key];
      const next = typeof child === 'object' ? child : (Object.create(null) as FormObject);
      at[key] = next;
      at = next;
    }
    at[last] = value;
  }
  return root;
}

/** What was typed, by field name, for showing the form again; never the named secrets. */
export function formValues(
  form: FormData,
  secrets: readonly string[] = ['password'],
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !secrets.includes(name)) values[name] = value;
  return values;
}
