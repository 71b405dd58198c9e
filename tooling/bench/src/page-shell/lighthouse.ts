import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Scores {
  /** Scores from 0 to 100, by category. */
  scores: Readonly<Record<(typeof categories)[number], number>>;
  /** Largest contentful paint in ms. Lighthouse throttles the browser (`devtools`) instead of simulating it. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that lowered a score below 100. */
  faults: string[];
}

/** Runs Lighthouse's phone profile for a page, in the browser whose debugging port is `port`. */
export async function judge(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    throttlingMethod: 'devtools',
    onlyCategories: [...categories],
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round(100 * (lhr.categories[category]?.score ?? 0));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    faults: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => {
          const { title = id, explanation = '' } = lhr.audits[id] ?? {};
          return `${category}: ${title} ${explanation}`.trim();
        }),
    ),
  };
}
