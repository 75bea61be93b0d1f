/** What the form of a bill's payment answers when it was refused: what was typed, and what is wrong with it. */
export type PayBillAnswer = {
  values: Record<string, string>;
  /** Credit memos that were to be used. */
  credits: string[];
  /** By field name: `amount:{invoice}`. */
  errors: Record<string, string>;
  message: string | null;
};
