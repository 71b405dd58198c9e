import { bellCurve, createRandom } from '../../random.ts';
import type { CampaignEntry } from '../catalogue/campaignCatalogue.ts';
import { maskedName } from '../../users/masks.ts';

/** A fake or real participant of a campaign. */
export interface Participant {
  /** Unique id in the campaign. */
  id: string;
  /** User id of a real participant. */
  userId?: number;
  name: string;
  /** Score as a decimal string. */
  score: string;
  /** Time at which the score was reached, in ms UTC. 0 for fake participants. */
  scoredAt: number;
}

const firstNames = [
  'Amelia',
  'Bogdan',
  'Camila',
  'Dmitry',
  'Elif',
  'Farid',
  'Giorgi',
  'Hana',
  'Ivan',
  'Jasmin',
  'Kenji',
  'Layla',
  'Mateo',
  'Nino',
  'Omar',
  'Pedro',
  'Quang',
  'Rania',
  'Sofia',
  'Tomas',
  'Ulugbek',
  'Valeria',
  'Wayan',
  'Xavier',
  'Yuki',
  'Zeynep',
  'Anders',
  'Beatriz',
  'Chinedu',
  'Daria',
];
/** Endings of user names. Every fifth name has none. */
const endings = ['', '', 'trades', 'fx', '88', '_07', 'coin', 'pro', '21', 'btc'];

/** Exponent by which scores decline with the rank: the 100th has about 4 % of the best. */
const scoreDecline = 0.72;
/** Standard deviation of a score from the usual one of its rank, and the lowest ratio to it. */
const deviation = 0.06;
const minRatio = 0.7;

/**
 * Returns the same fake participants for each call with a campaign. A few have high scores and many
 * have low scores.
 */
export function rivalsOf({ id, rivals: { count, best }, unit }: CampaignEntry): Participant[] {
  const random = createRandom(seedOf(id));
  return Array.from({ length: count }, (_, place) => {
    const first = firstNames[Math.floor(random() * firstNames.length)]!;
    const ending = endings[Math.floor(random() * endings.length)]!;
    const usualScore = best / (1 + place) ** scoreDecline;
    const score = usualScore * Math.max(minRatio, 1 + bellCurve(random) * deviation);
    return {
      id: `r${String(place).padStart(4, '0')}`,
      name: maskedName(first + ending),
      scoredAt: 0,
      score: unit === 'count' ? String(Math.max(1, Math.round(score))) : score.toFixed(2),
    };
  });
}

/** Returns a hash of the campaign's id, so that each campaign has other participants. */
function seedOf(id: string): number {
  return [...id].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7);
}
