/** What a product's address may carry for its questions: the page of them, and what is searched among them. */
export const questionParameters = ['questions', 'ask'] as const;
