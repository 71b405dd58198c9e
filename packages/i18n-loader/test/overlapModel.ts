import { backupLocale } from '../src/index.ts';

/** A call of `changeLanguage` or `reloadResources`. */
export interface Call {
  locale: string;
  isChange: boolean;
  /** `pending`, `done` or the kind of the error. */
  outcome: string;
}

/** Model of an instance: what a page shows and how each call ends. */
export class OverlapModel {
  /** Title of each locale that has translations. */
  readonly titles: Map<string, string>;
  shown = 'tr-TR';
  requested = 'tr-TR';
  /** Locale of the file that each pending load waits for: the requested locale or its backup. */
  readonly loads = new Map<string, string>();
  readonly calls: Call[] = [];
  reports = 0;
  isUrlKnown = true;
  isDisposed = false;

  constructor(inlined: string | undefined) {
    this.titles = new Map(inlined === undefined ? [] : [['tr-TR', inlined]]);
  }

  /** Title on the page: that of the shown language, or else of its backup, or else the key. */
  get title(): string {
    const backup = backupLocale(this.shown) ?? '';
    return this.titles.get(this.shown) ?? this.titles.get(backup) ?? 'title';
  }

  change(next: string): void {
    const call = this.#call(next, true);
    if (this.isDisposed) return this.#end(call, 'canceled');
    const isRefresh = this.requested === this.shown || this.titles.has(this.requested);
    if (!isRefresh && this.requested !== next) this.#endLoad(this.requested, 'canceled');
    this.requested = next;
    if (!this.titles.has(next)) return this.#load(call);
    this.shown = next;
    this.#end(call, 'done');
  }

  refresh(): void {
    const call = this.#call(this.requested, false);
    if (this.isDisposed) this.#end(call, 'canceled');
    else this.#load(call);
  }

  /** Applies a file that arrives. A `null` title keeps the old one. */
  arrive(locale: string, title: string | null): void {
    const from = this.loads.get(locale) ?? '';
    if (from === locale || !this.titles.has(locale)) {
      this.titles.set(from, title ?? this.titles.get(from) ?? 'title');
    }
    if (this.requested === locale) this.shown = locale;
    this.#endLoad(locale, 'done');
  }

  fail(locale: string): void {
    const backup = backupLocale(locale);
    if (this.isUrlKnown && backup !== undefined && this.loads.get(locale) === locale) {
      this.loads.set(locale, backup);
      return;
    }
    this.reports += 1;
    if (this.requested === locale) this.requested = this.shown;
    this.#endLoad(locale, 'unavailable');
  }

  dispose(): void {
    this.isDisposed = true;
    for (const locale of this.loads.keys()) this.#endLoad(locale, 'canceled');
  }

  #call(locale: string, isChange: boolean): Call {
    const call = { locale, isChange, outcome: 'pending' };
    this.calls.push(call);
    return call;
  }

  #end(call: Call, outcome: string): void {
    call.outcome = outcome;
  }

  #load(call: Call): void {
    if (this.isUrlKnown || this.loads.has(call.locale)) {
      if (!this.loads.has(call.locale)) this.loads.set(call.locale, call.locale);
      return;
    }
    this.requested = this.shown;
    this.#end(call, 'noUrl');
  }

  #endLoad(locale: string, outcome: string): void {
    this.loads.delete(locale);
    for (const call of this.calls) {
      if (call.locale !== locale || call.outcome !== 'pending') continue;
      const isSuperseded = outcome === 'done' && call.isChange && this.requested !== locale;
      this.#end(call, isSuperseded ? 'canceled' : outcome);
    }
  }
}
