/** Texts of packages, with those of an app added. An app's text replaces one with the same key. */
export type MergedTexts<Packages, App> = Omit<Packages, keyof App> & {
  [Namespace in keyof App]: Namespace extends keyof Packages
    ? Omit<Packages[Namespace], keyof App[Namespace]> & App[Namespace]
    : App[Namespace];
};
