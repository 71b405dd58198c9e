/** Returns the problems of a pull request title, which becomes a commit subject. */
export function titleProblems(title: string): string[] {
  const rules: [broken: boolean, words: string][] = [
    [title !== title.trim(), 'starts or ends with white space'],
    [title.length < 10, 'is shorter than 10 characters: describe the change'],
    [title.length > 120, 'is longer than 120 characters: move details to the description'],
    [/\.$/.test(title), 'ends with a full stop'],
    [!/^(\p{Lu}|[a-z0-9-]+: \S)/u.test(title), 'must start with a capital letter or "package: "'],
    [/^(wip|fixup!|squash!|draft)\b/i.test(title), 'marks the change as unfinished'],
    [
      /^(fix|update|changes?|misc|stuff|cleanup)\b[^a-z]*$/i.test(title),
      'does not describe the change',
    ],
    // Control characters, and characters that change the text direction.
    [/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(title), 'has invisible characters'],
  ];
  return rules.filter(([broken]) => broken).map(([, words]) => words);
}
