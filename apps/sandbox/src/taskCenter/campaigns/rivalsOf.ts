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
const tails = ['', '', 'trades', 'fx', '88', '_07', 'coin', 'pro', '21', 'btc'];

/** Returns the same fake participants for each call with a campaign. A few have high scores and many have low scores. */
export function rivalsOf({ id, rivals: { count, best }, unit }: CampaignEntry): Participant[] {
  const random = createRandom([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  return Array.from({ length: count }, (_, place) => {
    const first = firstNames[Math.floor(random() * firstNames.length)]!;
    const tail = tails[Math.floor(random() * tails.length)]!;
    const score = (best / (1 + place) ** 0.72) * Math.max(0.7, 1 + bellCurve(random) * 0.06);
    return {
      id: `r${String(place).padStart(4, '0')}`,
      name: maskedName(first + tail),
      scoredAt: 0,
      score: unit === 'count' ? String(Math.max(1, Math.round(score))) : score.toFixed(2),
    };
  });
}
