/** The id in the page of the button that opens an idea: where the focus goes when something else leads to it. */
export const toggleId = (ideaId: string) => `idea-${ideaId}`;
