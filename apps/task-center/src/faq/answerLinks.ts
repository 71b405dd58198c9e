interface AnswerLink {
  path: string;
  /** Text of the link: the name of a section, a key of the `shell` namespace. "help" is the help center. */
  label: 'section_rewards' | 'section_campaigns' | 'section_invite' | 'help';
}

const rewards: AnswerLink = { label: 'section_rewards', path: '/task-center/my-rewards' };
const campaigns: AnswerLink = { label: 'section_campaigns', path: '/task-center/my-campaigns' };
const invite: AnswerLink = { label: 'section_invite', path: '/task-center/invite' };
const help: AnswerLink = { label: 'help', path: '/help' };

const links: Readonly<Record<string, AnswerLink>> = {
  'question-12': rewards,
  'question-13': rewards,
  'question-14': rewards,
  'question-16': help,
  'question-17': rewards,
  'question-21': campaigns,
  'question-23': invite,
  'question-27': campaigns,
  'question-52': rewards,
  'question-63': rewards,
  'question-76': { label: 'help', path: '/help#law' },
};

/** Returns the page to which the answer with this id refers. Undefined if it refers to none. */
export function answerLink(id: string): AnswerLink | undefined {
  return links[id];
}
