/** Ids of the places in the footer for what needs the page to run. */
export const footerSlots = { language: 'footer-language', measuring: 'footer-measuring' } as const;
