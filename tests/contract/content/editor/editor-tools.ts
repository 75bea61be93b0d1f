import { randomUUID } from 'node:crypto';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf } from '../../tools.ts';

export type TestDocument = {
  slug: string;
  audience: string;
  title: string;
  blocks: {
    id: string;
    type: string;
    schemaVersion: number;
    visibility?: Record<string, unknown>;
    props: Record<string, unknown>;
  }[];
};

export const textBlock = (id: string, text: string, change: object = {}) => ({
  id,
  type: 'rich-text',
  schemaVersion: 1,
  visibility: {},
  props: { text } as Record<string, unknown>,
  ...change,
});

/** A valid page of two blocks of text; its optional description is left out. */
export const aPage = (change: Partial<TestDocument> = {}): TestDocument => ({
  slug: `page-${randomUUID()}`,
  audience: 'guest',
  title: 'Spring in the showroom',
  blocks: [textBlock('one', 'The first words.'), textBlock('two', 'The second words.')],
  ...change,
});

export function editorTools({ visitor, operator }: ContractTools) {
  const people = new Map<EmployeeRole, Promise<Visitor>>();
  const enter = async (role: EmployeeRole): Promise<Visitor> => {
    const email = `${role}.${randomUUID()}@example.com`;
    const password = 'correct horse battery';
    const body = { first_name: 'Ines', last_name: role, email, password, role };
    dataOf(await operator().createEmployee({ body }));
    const person = visitor();
    dataOf(await person.login({ body: { email, password } }));
    return person;
  };
  /** An employee of this role, the same one for the whole run. */
  const employee = (role: EmployeeRole): Promise<Visitor> => {
    const known = people.get(role) ?? enter(role);
    people.set(role, known);
    return known;
  };
  const made = async (document: Record<string, unknown> = aPage()) =>
    dataOf(await (await employee('editor')).createEditorPage({ body: { document } }));
  /** A page that shoppers see. */
  const live = async (document: Record<string, unknown> = aPage()) => {
    const { _id, draft } = await made(document);
    const publisher = await employee('publisher');
    return dataOf(
      await publisher.publishDraft({ params: { id: _id }, body: { revision: draft.revision, note: '' } }),
    );
  };
  return { employee, made, live };
}
export type EditorTools = ReturnType<typeof editorTools>;
