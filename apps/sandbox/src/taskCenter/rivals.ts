import { bellCurve, createRandom } from '../random.ts';
import type { CampaignEntry } from './campaignCatalogue.ts';
import { maskedName } from './maskedName.ts';

/** A participant of a campaign, made up or real. */
export interface Participant {
  /** Unique in the campaign. */
  id: string;
  /** Of a real one. */
  userId?: number;
  name: string;
  /** A decimal string. */
  score: string;
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

/** Made-up participants: the same ones every time, few far ahead and many behind. */
export function rivalsOf({ id, rivals: { count, best }, unit }: CampaignEntry): Participant[] {
  const random = createRandom([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  return Array.from({ length: count }, (_, place) => {
    const first = firstNames[Math.floor(random() * firstNames.length)]!;
    const tail = tails[Math.floor(random() * tails.length)]!;
    const score = (best / (1 + place) ** 0.72) * Math.max(0.7, 1 + bellCurve(random) * 0.06);
    return {
      id: `r${String(place).padStart(4, '0')}`,
      name: maskedName(first + tail),
      score: unit === 'count' ? String(Math.max(1, Math.round(score))) : score.toFixed(2),
    };
  });
}
