import { pathOf } from '../http/request.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CampaignDetail } from '@exchange/task-center-api';
import { Refusal } from '../taskCenter/calls/refusal.ts';
import { regionNames } from '../taskCenter/callerRegion.ts';
import type { Caller } from '../taskCenter/calls/caller.ts';
import type { TaskCenter } from '../taskCenter/taskCenter.ts';
import type { User } from '../users/accounts.ts';
import { campaignRules } from './campaignRules.ts';
import { legalDocument, type LegalContent, type LegalDocument } from './legalDocument.ts';
import { displayedEdition } from './legalEditions.ts';
import { frameOf } from './legalFrame.ts';
import { createLegalLanguages, type LegalLanguage } from './legalLanguage.ts';
import { legalPolicy } from './legalLook.ts';
import {
  aboutPage,
  assetsPage,
  feesPage,
  helpPage,
  inviteRules,
  privacyPolicy,
  termsOfUse,
  type LegalPage,
  type LegalPlace,
} from './legalPages.ts';

interface LegalOptions {
  taskCenter: Pick<TaskCenter, 'caller' | 'regions' | 'run'>;
  userOf: (request: FastifyRequest) => User | undefined;
  /** First segment of the site's paths after the locale. */
  sitePath: string;
}

/** A request for a page. */
interface Visit {
  /** Id of the campaign in the path. */
  id: string | undefined;
  caller: Caller;
  language: LegalLanguage;
  place: LegalPlace;
  edition: string;
  /** The locale segment of the path, empty without one. */
  prefix: string;
}

interface Address {
  Params: { locale?: string; id?: string };
  Querystring: { edition?: string };
}

/** First segment of a path, such as `de` or `tr-TUR`. */
const localePattern = /^[a-z]{2}(?:-[A-Z]{2,3})?$/;

/** Pages that every edition has. `name` is the key of their title and their description. */
const pages: readonly { path: string; name: string; sectionsOf: LegalPage }[] = [
  { path: '/legal/terms', name: 'terms', sectionsOf: termsOfUse },
  { path: '/legal/privacy', name: 'privacy', sectionsOf: privacyPolicy },
  { path: '/legal/fees', name: 'fees', sectionsOf: feesPage },
  { path: '/legal/assets', name: 'assets', sectionsOf: assetsPage },
  { path: '/help', name: 'help', sectionsOf: helpPage },
  { path: '/about-us', name: 'about', sectionsOf: aboutPage },
];

/**
 * Pages to which the site links: terms of use, privacy policy, fees, coins, help, the company, and the full rules of
 * invitations and of each campaign. They are in the language of the path.
 */
export function legalRoutes(
  app: FastifyInstance,
  { taskCenter, userOf, sitePath }: LegalOptions,
): void {
  const languageFor = createLegalLanguages();
  for (const { path, name, sectionsOf } of pages) {
    route(path, ({ language, place }) => ({
      title: language.text(`titles.${name}`),
      description: language.text(`descriptions.${name}`),
      sections: sectionsOf(language, place),
    }));
  }
  route('/legal/invite', ({ language, caller, place }) => ({
    title: `${language.text('titles.rules')}: ${caller.texts.line('rewardNotes.invite').text}`,
    description: language.text('descriptions.invite'),
    sections: inviteRules(language, place),
  }));
  route('/legal/campaigns/:id', ({ id = '', language, caller, place }) => {
    const campaign = findCampaign(caller, id);
    if (!campaign || !isOpenTo(campaign)) return undefined;
    return campaignRules(campaign, { ...place, texts: caller.texts }, language);
  });

  /** Answers at the path, also after a locale and before a slash. A page without content does not exist. */
  function route(path: string, contentOf: (visit: Visit) => LegalContent | undefined) {
    for (const each of [path, `${path}/`, `/:locale${path}`, `/:locale${path}/`]) {
      app.get<Address>(each, (request, reply) => {
        const visit = visitOf(request);
        const content = visit && contentOf(visit);
        if (!content) return reply.callNotFound();
        const ownPath = pathOf(request.url).slice(visit.prefix.length);
        return send(reply, { ...content, ...frameOf({ ...visit, path: ownPath, sitePath }) });
      });
    }
  }

  /** Returns undefined if the first segment of the path is not a locale. */
  function visitOf(request: FastifyRequest<Address>): Visit | undefined {
    const { locale, id } = request.params;
    if (locale !== undefined && !localePattern.test(locale)) return undefined;
    const lang = locale ?? 'en';
    const requested = regionNames.find((region) => region === request.query.edition);
    const edition = displayedEdition(requested ?? taskCenter.regions.current, locale);
    const prefix = locale === undefined ? '' : `/${locale}`;
    const query = requested === undefined ? '' : `?edition=${requested}`;
    const caller = taskCenter.caller(userOf(request), { lang, edition });
    const linkTo = (path: string) => prefix + path + query;
    return {
      id,
      edition,
      prefix,
      language: languageFor(lang),
      caller,
      place: { region: caller.region, edition, linkTo },
    };
  }

  function findCampaign(caller: Caller, id: string): CampaignDetail | undefined {
    try {
      return taskCenter.run('campaign', caller, { campaign_id: id }) as CampaignDetail;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}

function send(reply: FastifyReply, document: LegalDocument) {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': legalPolicy,
    })
    .send(legalDocument(document));
}

/** Returns whether the visitor has joined the campaign, or may be able to. Rules that can never apply are not shown. */
function isOpenTo({ joined_at, gates }: CampaignDetail): boolean {
  return joined_at !== null || gates.every(({ reason, met }) => met || reason !== 'region');
}
