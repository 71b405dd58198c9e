import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inviteOffer, type CampaignDetail } from '@exchange/task-center-api';
import { Refusal } from '../taskCenter/calls/refusal.ts';
import type { Caller } from '../taskCenter/calls/caller.ts';
import { minimumAge } from '../taskCenter/callerRegion.ts';
import type { TaskCenter } from '../taskCenter/taskCenter.ts';
import type { User } from '../users/accounts.ts';
import { campaignRules } from './campaignRules.ts';
import { englishHtml, legalDocument, legalPolicy, type LegalDocument } from './legalDocument.ts';
import {
  aboutPage,
  helpPage,
  inviteRules,
  privacyPolicy,
  termsOfUse,
  type LegalSections,
} from './legalTexts.ts';

interface Options {
  taskCenter: Pick<TaskCenter, 'caller' | 'run'>;
  userOf: (request: FastifyRequest) => User | undefined;
  /** First segment of the site's paths after the locale. */
  sitePath: string;
}

/** First segment of a path, such as `de` or `tr-TUR`. */
const localePattern = /^[a-z]{2}(?:-[A-Z]{2,3})?$/;

/**
 * Pages to which the site links: terms of use, privacy policy, help, the company, and the full rules of invitations and of
 * each campaign. The headings are in
 * the language of the path, the texts in English.
 */
export function legalRoutes(app: FastifyInstance, { taskCenter, userOf, sitePath }: Options): void {
  for (const base of ['/legal', '/:locale/legal']) {
    route(`${base}/terms`, (visit) =>
      send(visit, 'terms', termsOfUse(minimumAge(visit.caller.region))),
    );
    route(`${base}/privacy`, (visit) => send(visit, 'privacy', privacyPolicy));
    route(`${base}/invite`, (visit) =>
      sendDocument(visit, {
        title: [
          visit.caller.texts.line('legal.title_rules').text,
          visit.caller.texts.line('rewardNotes.invite').text,
        ].join(': '),
        sections: translated(visit, inviteRules(minimumAge(visit.caller.region), inviteOffer)),
      }),
    );
    route(`${base}/campaigns/:id`, (visit) => {
      const campaign = find(visit.caller, visit.params.id ?? '');
      if (!campaign || !isOpenTo(campaign)) return visit.reply.callNotFound();
      return sendDocument(visit, campaignRules(campaign, visit.caller, visit.language));
    });
  }

  for (const base of ['', '/:locale']) {
    route(`${base}/help`, (visit) => send(visit, 'help', helpPage));
    route(`${base}/about-us`, (visit) => send(visit, 'about', aboutPage));
  }

  interface Visit {
    params: { locale?: string; id?: string };
    caller: Caller;
    language: string;
    reply: FastifyReply;
  }

  function route(path: string, answer: (visit: Visit) => unknown) {
    for (const each of [path, `${path}/`]) {
      app.get<{ Params: Visit['params'] }>(each, (request, reply) => {
        const { locale = 'en' } = request.params;
        if (!localePattern.test(locale)) return reply.callNotFound();
        const caller = taskCenter.caller(userOf(request), { lang: locale });
        return answer({
          params: request.params,
          caller,
          language: locale.split('-', 1)[0]!,
          reply,
        });
      });
    }
  }

  function find(caller: Caller, id: string): CampaignDetail | undefined {
    try {
      const campaign = taskCenter.run('campaign', caller, { campaign_id: id }) as CampaignDetail;
      const isOffered = campaign.gates.every(({ reason, met }) => reason !== 'region' || met);
      return isOffered ? campaign : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  function send(
    visit: Visit,
    name: 'terms' | 'privacy' | 'help' | 'about',
    sections: LegalSections,
  ) {
    return sendDocument(visit, {
      title: visit.caller.texts.line(`legal.title_${name}`).text,
      sections: translated(visit, sections),
    });
  }

  function translated({ caller }: Visit, sections: LegalSections): LegalDocument['sections'] {
    return sections.map(({ heading, paragraphs }) => ({
      heading: caller.texts.line(`legal.heading_${heading}`).text,
      html: englishHtml(paragraphs),
    }));
  }

  function sendDocument(
    { params, caller, language, reply }: Visit,
    content: Pick<LegalDocument, 'title' | 'sections'>,
  ) {
    const text = (key: string) => caller.texts.line(`legal.${key}`).text;
    const prefix = params.locale === undefined ? '' : `/${params.locale}`;
    const html = legalDocument({
      ...content,
      language,
      note: language === 'en' ? undefined : text('binding'),
      back: { path: prefix + sitePath, text: text('back') },
    });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': legalPolicy,
      })
      .send(html);
  }
}

/** Returns whether the visitor has joined the campaign, or may be able to. Rules that can never apply are not shown. */
function isOpenTo({ joined_at, gates }: CampaignDetail): boolean {
  return joined_at !== null || gates.every(({ reason, met }) => met || reason !== 'region');
}
