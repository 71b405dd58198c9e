/** Valid targets of citations. */
export interface Targets {
  /** Section numbers of `docs/specification.md`, such as `2.3`. */
  sections: ReadonlySet<string>;
  /** Numbers of the pages in `docs/decisions`, without leading zeros. */
  decisions: ReadonlySet<string>;
}

export interface Citation {
  /** Line number, starting at 1. */
  line: number;
  text: string;
}

/** Returns the numbers of a Markdown text's headings, such as `2.3` of `### 2.3 Deep links`. */
export function sectionNumbers(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (\d+(?:\.\d+)*)\.? /gm)].flatMap(([, number]) => number ?? []),
  );
}

/** Returns the number of a decision page, or undefined if the file is not a numbered page. */
export function decisionNumber(fileName: string): string | undefined {
  const number = /^(\d{4})-.+\.md$/.exec(fileName)?.[1];
  return number && String(Number(number));
}

const citation =
  /\b(?<kind>spec(?:ification)?(?: section)?|decisions?) (?<numbers>\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)(?!\w)/gi;

/** Returns the citations in a text, such as `spec 2.3` or `decisions 4 and 6`, whose target does not exist. */
export function brokenCitations(text: string, { sections, decisions }: Targets): Citation[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(citation)]
      .filter(({ groups }) => {
        const targets = groups?.['kind']?.toLowerCase().startsWith('spec') ? sections : decisions;
        const numbers = groups?.['numbers']?.split(/, | and /) ?? [];
        return numbers.some((number) => !targets.has(number));
      })
      .map(([found]) => ({ line: index + 1, text: found })),
  );
}
