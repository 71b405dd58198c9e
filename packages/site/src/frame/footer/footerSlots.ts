/** Ids of the elements in the static footer into which interactive parts are rendered. */
export const footerSlots = { language: 'footer-language', measuring: 'footer-measuring' } as const;
