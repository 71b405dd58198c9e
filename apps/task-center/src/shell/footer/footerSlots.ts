/** Ids of the footer's slots for interactive parts. */
export const footerSlots = { language: 'footer-language', measuring: 'footer-measuring' } as const;
