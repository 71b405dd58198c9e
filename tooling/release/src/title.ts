/** What is wrong with the title of a pull request, which becomes the message of its commit. */
export function titleProblems(title: string): string[] {
  const rules: [broken: boolean, words: string][] = [
    [title !== title.trim(), 'has space around it'],
    [title.length < 10, 'is shorter than 10 characters: say what changes'],
    [title.length > 120, 'is longer than 120 characters: the reasons go into the description'],
    [/\.$/.test(title), 'ends with a full stop'],
    [!/^(\p{Lu}|[a-z0-9-]+: \S)/u.test(title), 'starts with neither a capital nor "package: "'],
    [/^(wip|fixup!|squash!|draft)\b/i.test(title), 'says that the change is not ready'],
    [
      /^(fix|update|changes?|misc|stuff|cleanup)\b[^a-z]*$/i.test(title),
      'says that something changes, not what',
    ],
    // Control characters, and those that turn the order of what follows around.
    [/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(title), 'has characters that do not show'],
  ];
  return rules.filter(([broken]) => broken).map(([, words]) => words);
}
